//! The tokens on the tiles, and printed symbols that have a sign.

use std::collections::{BTreeSet, HashSet};

use carcassonne_base::sorting::sort_by_key;
use carcassonne_position::Figure;
use carcassonne_position::wording::{Arg, Sentence, say};

use super::canvas::{Canvas, Usage};
use super::cell_scale::{Scale, Spot};
use super::colour::{Ground as Paint, Ink};
use super::label_space::{Overlap, SearchArea, TRIES};
use super::legend::{TokenGlyphs, glyph_text};
use super::spelling::Speller;
use crate::picture::plan::{Mark, Part, Plan, Stand, Token, TokenContent, question_number};
use crate::picture::signs::{BARN, Glyph, NEW_BARN};
use crate::picture::things::{Style, Thing};

/// Draws the barns at crossings of the grid, each with the initials of its player beside it, and the barns that
/// questions would place.
pub(super) fn draw_barns(
    plan: &Plan,
    scale: &Scale,
    speller: &Speller,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Vec<TokenGlyphs> {
    let mut drawn_tokens = Vec::new();
    for token in &plan.tokens {
        if let (TokenContent::NewBarn, Stand::Crossing(at)) = (token.content, &token.stand) {
            let form = vec![Glyph::Sign(NEW_BARN)];
            canvas.write(scale.crossing_cell(*at), &form, Ink::Letter, Some(Paint::Letter));
            drawn_tokens.push((token.content, form));
        }
        let (TokenContent::Barn(player), Stand::Crossing(at)) = (token.content, &token.stand) else {
            continue;
        };
        let (x, y) = scale.crossing_cell(*at);
        let initial: Vec<Glyph> = speller.initial(player).chars().map(Glyph::Letter).collect();
        let length = i32::try_from(initial.len()).unwrap_or(1);
        let paint = Some(Paint::Player(player));
        canvas.write((x, y), &[Glyph::Sign(BARN)], Ink::Token, paint);
        let is_free =
            |first: i32| (first..first + length).all(|x| canvas.get((x, y)).is_some_and(|c| c.usage != Usage::Fixed));
        let label_start = [x - length, x + 1].into_iter().find(|first| is_free(*first));
        match label_start {
            Some(first) => canvas.write((first, y), &initial, Ink::Token, paint),
            None => {
                left_out.push(say!(legend::WhoseBarn { player: speller.player_name(player) }));
            }
        }
        let mut form = initial;
        form.push(Glyph::Sign(BARN));
        drawn_tokens.push((token.content, form));
    }
    drawn_tokens
}

/// Draws all tokens other than barns, each where it has room; returns the drawn ones with their glyphs.
pub(super) fn draw_tokens(
    plan: &Plan,
    scale: &Scale,
    speller: &Speller,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Vec<TokenGlyphs> {
    let tokens = collect_tokens(plan);
    // If not all meeples on a feature have room, each of them is written in short form.
    let mut crowded: BTreeSet<Part> = BTreeSet::new();
    loop {
        let mut attempt = canvas.clone();
        let mut drawn_tokens = Vec::new();
        let mut unplaced: Vec<&Token> = Vec::new();
        // Room only shrinks: if a token finds none, no other token with the same place and lengths does.
        let mut full_places: HashSet<(&Stand, bool, Vec<usize>)> = HashSet::new();
        for token in &tokens {
            let lengths = token_forms(speller, token, &crowded).iter().map(Vec::len).collect();
            let request = (&token.stand, can_be_beside(token), lengths);
            if full_places.contains(&request) {
                unplaced.push(token);
                continue;
            }
            if let Some((spot, form)) = find_place(plan, scale, speller, &attempt, token, &crowded) {
                let (ink, paint) = token_style(token.content);
                attempt.write(spot, &form, ink, paint);
                drawn_tokens.push((token.content, form));
            } else {
                full_places.insert(request);
                unplaced.push(token);
            }
        }
        let before = crowded.len();
        crowded.extend(unplaced.iter().filter_map(|token| meeple_feature(token)));
        if crowded.len() == before {
            // Numbers of counted tiles are not reported: the answer has their sum.
            let reported = unplaced.into_iter().filter(|token| !matches!(token.content, TokenContent::Counted(_)));
            left_out.extend(reported.map(|token| describe_left_out(plan, speller, token)));
            *canvas = attempt;
            return drawn_tokens;
        }
    }
}

/// Returns the tokens that are placed where there is room (no barns), with those made of marks, most important first.
fn collect_tokens(plan: &Plan) -> Vec<Token> {
    let mark_tokens = plan.marks.iter().filter_map(|mark| {
        let Mark::Reached { piece, always, some } = *mark else { return None };
        Some(Token { content: TokenContent::Reached(always, some), stand: Stand::Piece(piece) })
    });
    let plan_tokens = plan.tokens.iter();
    let plan_tokens =
        plan_tokens.filter(|token| !matches!(token.content, TokenContent::Barn(_) | TokenContent::NewBarn));
    let mut tokens: Vec<Token> = stop_tokens(plan).into_iter().chain(mark_tokens).chain(plan_tokens.cloned()).collect();
    sort_by_key(&mut tokens, |token| token.content);
    tokens
}

/// Returns the stops of walks as tokens. Two halves entered in one step share one token, on the line between them.
fn stop_tokens(plan: &Plan) -> Vec<Token> {
    let dragon = plan.tokens.iter().find(|token| token.content == TokenContent::Dragon);
    // Stop 0 is not drawn on the piece of the dragon, which shows the start.
    let lacks_dragon = |piece: usize| dragon.is_none_or(|d| d.stand != Stand::Piece(piece));
    let stops = plan.marks.iter().filter_map(|mark| {
        let Mark::Stop { piece, number, questions: of } = *mark else { return None };
        Some((piece, TokenContent::Stop(number, of)))
    });
    let stops: Vec<(usize, TokenContent)> = stops.collect();
    let find_half = |piece: usize| plan.pieces.get(piece).filter(|piece| piece.rim.len() == 3);
    let find_partner = |piece: usize, what: TokenContent| {
        let at = find_half(piece)?.at;
        let mut others = stops.iter().filter(|(other, stop)| *other != piece && *stop == what);
        others.find(|(other, _)| find_half(*other).is_some_and(|other| other.at == at))
    };
    let stop_token = |(piece, what): &(usize, TokenContent)| {
        let (stand, is_free) = match find_partner(*piece, *what) {
            None => (Stand::Piece(*piece), lacks_dragon(*piece)),
            Some((other, _)) if other < piece => return None,
            Some((other, _)) => (Stand::Space(find_half(*piece)?.at), lacks_dragon(*piece) && lacks_dragon(*other)),
        };
        let is_drawn = is_free || !matches!(what, TokenContent::Stop(0, _));
        is_drawn.then_some(Token { content: *what, stand })
    };
    stops.iter().filter_map(stop_token).collect()
}

/// Returns the feature that a meeple stands on; `None` for other tokens.
fn meeple_feature(token: &Token) -> Option<Part> {
    match (token.content, &token.stand) {
        (TokenContent::Meeple(..) | TokenContent::Ringed(..), Stand::On(parts)) => parts.first().copied(),
        _ => None,
    }
}

/// Returns `true` if a token may be drawn beside its feature.
fn can_be_beside(token: &Token) -> bool {
    Thing::for_token(token.content).may_stand_beside
}

/// Returns the ways to write a token, the longest first; without the longest for a meeple on a feature in `crowded`.
fn token_forms(speller: &Speller, token: &Token, crowded: &BTreeSet<Part>) -> Vec<Vec<Glyph>> {
    let mut forms = speller.forms(token.content);
    if meeple_feature(token).is_some_and(|part| crowded.contains(&part)) {
        forms.remove(0);
    }
    forms
}

/// Finds room for a token: tries first the strictest of [`TRIES`], in it the first way to write the token, and in this
/// the first place where the token may be.
fn find_place(
    plan: &Plan,
    scale: &Scale,
    speller: &Speller,
    canvas: &Canvas,
    token: &Token,
    crowded: &BTreeSet<Part>,
) -> Option<(Spot, Vec<Glyph>)> {
    let search_areas: Vec<SearchArea<'_>> = match &token.stand {
        Stand::On(parts) => parts
            .iter()
            .map(|Part { piece, feature }| SearchArea::for_piece(plan, scale, canvas, *piece, Some(*feature)))
            .collect(),
        Stand::Piece(piece) => vec![SearchArea::for_piece(plan, scale, canvas, *piece, None)],
        Stand::Space(space) => vec![SearchArea::for_space(scale, canvas, *space)],
        Stand::Crossing(_) => Vec::new(),
    };
    let forms = token_forms(speller, token, crowded);
    let may_be_beside = can_be_beside(token);
    // The stop of two halves is drawn over the line between them.
    let is_across_halves = matches!((token.content, &token.stand), (TokenContent::Stop(..), Stand::Space(_)));
    let first: &[(Overlap, bool)] =
        if is_across_halves { &[(Overlap::OneFreeCell, true), (Overlap::OneFreeCell, false)] } else { &[] };
    let tries = first.iter().chain(&TRIES).filter(|(manners, _)| may_be_beside || *manners != Overlap::Adjacent);
    tries.into_iter().find_map(|(overlap, is_full)| {
        let (full, short) = forms.split_at(1.min(forms.len()));
        let forms = if *is_full { full } else { short };
        forms.iter().find_map(|form| {
            let spot = search_areas.iter().find_map(|ground| ground.find_run(form.len(), *overlap))?;
            Some((spot, form.clone()))
        })
    })
}

fn token_style(what: TokenContent) -> (Ink, Option<Paint>) {
    match Thing::for_token(what).style {
        Style::Player(player) => (Ink::Token, Some(Paint::Player(player))),
        Style::Letter => (Ink::Letter, Some(Paint::Letter)),
        Style::Moving => (Ink::Mark, Some(Paint::Stop)),
        Style::Coat => (Ink::Mark, Some(Paint::Coat)),
        Style::Building => (Ink::Building, None),
        Style::Printed => (Ink::Printed, None),
    }
}

/// Returns a description of a token for which there is no room, with the name of its tile.
fn describe_left_out(plan: &Plan, speller: &Speller, token: &Token) -> Sentence {
    let name = token.stand.piece().and_then(|n| plan.pieces.get(n)).map_or("", |piece| piece.name.as_str());
    let form = || glyph_text(&speller.forms(token.content).pop().unwrap_or_default(), speller.ascii);
    let description = match token.content {
        TokenContent::Letter(n) => say!(legend::Letter { letter: super::spelling::letter(n) }),
        TokenContent::Stop(number, of) => {
            let questions = of.indices().map(question_number);
            say!(legend::Stop { number: number, questions: Arg::list(questions) })
        }
        TokenContent::Reached(..) => say!(legend::ReachMark { mark: form() }),
        TokenContent::Meeple(player, Figure::Meeple) => {
            say!(legend::OneMeeple { player: speller.player_name(player) })
        }
        what => speller.meaning(what),
    };
    if name.is_empty() { description } else { say!(legend::On { what: description, tile: name.to_owned() }) }
}
