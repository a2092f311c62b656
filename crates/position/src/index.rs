//! Index types: the index of a tile cannot be taken for that of a player.

/// Defines an index type: `new` and `index` convert from and to `usize`, `all` iterates.
///
/// The index plus one is stored, so that an `Option` of the type takes no more memory than the type.
macro_rules! index {
    ($(#[doc = $doc:literal])+ $name:ident) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::num::NonZeroU32);

        impl $name {
            /// Creates an index, counted from 0; `None` if the number is too large.
            pub fn new(index: usize) -> Option<Self> {
                let next = u32::try_from(index).ok()?.checked_add(1)?;
                std::num::NonZeroU32::new(next).map(Self)
            }

            /// Returns the index, counted from 0.
            pub fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Returns the indices of a list of `count` elements, in order.
            pub fn all(count: usize) -> impl Iterator<Item = Self> + use<> {
                (1..=u32::try_from(count).unwrap_or(u32::MAX))
                    .filter_map(|next| std::num::NonZeroU32::new(next).map(Self))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.index()).finish()
            }
        }
    };
}

pub(super) use index;

#[cfg(test)]
mod tests {
    use crate::board::TileIx;
    use crate::pieces::PlayerIx;

    #[test]
    fn an_index_counts_from_0_and_nothing_is_no_larger() {
        let all: Vec<usize> = TileIx::all(3).map(TileIx::index).collect();
        assert_eq!(all, [0, 1, 2]);
        assert_eq!(PlayerIx::all(0).count(), 0);
        assert_eq!(TileIx::new(7).map(TileIx::index), Some(7));
        assert_eq!(TileIx::new(usize::MAX), None);
        assert_eq!(size_of::<Option<TileIx>>(), size_of::<u32>());
        assert_eq!(format!("{:?}", TileIx::new(2)), "Some(TileIx(2))");
    }
}
