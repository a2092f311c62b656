# Laid tiles that have no meaning, or cannot be as they are described.

name-of-other-tile = `{ $word }` is not defined
    .code = name::undefined
    .once = yes
    .label = no such tile
    .related = defined, but not on the board
    .help = write `{ $word }` under `tiles` instead of `{ $spare }`

undefined-tile = `{ $word }` is not defined
    .code = name::undefined
    .once = yes
    .label = no such tile
    .help = { $advice ->
        [none] { $after-hash ->
            [yes] if this is a comment, put it outside the map; else{" "}
           *[no] {""}
        }say under `tiles` what it shows, for example `{ $word }: {"{"} city: { $side } {"}"}`
       *[other] { $advice }{ $means-empty ->
            [yes] ; an empty space is `.`
           *[no] {""}
        }{ $after-hash ->
            [yes] ; if this is a comment, put it outside the map
           *[no] {""}
        }
    }
    .offer = { $after-hash ->
        [yes] if this is a comment, put it outside the map; else{" "}
       *[no] {""}
    }{ $means-empty ->
        [yes] an empty space is `.`; a tile:{" "}
       *[no] {""}
    }say under `tiles` what it shows,{" "}

meant-name = { $kind ->
        [rotated] only printed tiles are rotated; write `{ $name }` as it is placed
        [spare] write `{ $name }`, which is defined but not on the board
        [printed] the printed tile is `{ $name }`
       *[near] did you mean `{ $name }`? Or say under `tiles` what it shows
    }
    .code = part

no-name = { PHRASE($fault) }
    .code = part

capital-name = { $printed ->
        [yes] `{ $word }` is a printed tile, and `{ $name }` is not on the board
       *[no] `{ $word }` is not defined, but `{ $name }` is
    }
    .code = name::undefined
    .once = yes
    .label = printed tiles begin with a capital

wrong-shape = { $id } is { $half ->
        [yes] a half tile
       *[no] a square tile
    }; it cannot be placed as a { $shape }
    .code = tile::shape
    .label = placed as a { $shape }
    .help = { $half ->
        [yes] in the map a half tile is drawn with its diagonal, like `{ $id }/.`; in a list, with `at`, it has a `corner`, like `corner: nw`
       *[no] place it in a cell of its own (in a list with `at`, without `corner` and `to`){ $own-name ->
            [none] {""}
           *[other] ; a half tile of your own has a name in lower case, `{ $own-name }: {"{"} city: WL {"}"}` under `tiles`
        }
    }
    .offer = a half tile has one corner of its space: write{" "}

impossible-here = this tile is not possible here
    .code = tile::shape
    .label = placed here as a { $shape }

miscut-pair = `{ $left }{ $cut }{ $right }` { $fault ->
        [swapped] has its half tiles the wrong way round
        [left] is cut the other way from how `{ $left }` is described
        [right] is cut the other way from how `{ $right }` is described
       *[both] is cut the other way from how `{ $left }` and `{ $right }` are described
    }
    .code = map::cut
    .label = here `{ $word }` is the { $corner } half, with sides { PHRASE($sides) }
    .related = but it has a side { $side }
    .help = { $pairs ->
        [0] { $drawing }
        [1] { $drawing }; or write the sides of `{ $word }` for the { $corner }
       *[other] { QUOTED($pairs) } go with these sides
    }
