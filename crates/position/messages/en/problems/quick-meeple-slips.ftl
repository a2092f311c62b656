# Problems of players and figures that are not written as a name behind `=`.

players-without-signs = `{ $players }`: each meeple has an `=` of its own
    .code = cell::meeple
    .label = several meeples?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

# A figure where a player is named, alone or with its player.
figure-in-name = `{ $name }` is { $kind ->
        [part] a figure, not a part of a tile
        [both] not the name of a player
        [token] not a player
       *[figure] a figure, not a player
    }
    .code = cell::figure
    .label = { $kind ->
        [part] a player and a figure?
        [both] a player and a figure?
       *[other] whose?
    }
    .offer = { $figure ->
        [large] a large meeple is a player in capitals: write{" "}
        [none] write{" "}
        [abbot] an abbot of a quick map is in a garden: { $print }, and write it there; for a meeple write{" "}
       *[other] a quick map has no { $figure }: { $print }, and write it there; for a meeple write{" "}
    }
    .help = nothing written here fits what is next to it: change that, too

another-player = `{ $player }` is a player: a meeple follows `=`
    .code = cell::meeple
    .label = another meeple?
    .offer = write{" "}
    .help = nothing written here fits what is next to it: change that, too

# A player or figure in a cell of its own, behind the cell that it belongs to.
separated-player = { $player ->
        [yes] `{ $word }` is a player: a meeple follows `=`, with no space
       *[no] `{ $word }` is not a tile
    }
    .code = cell::meeple
    .label = belongs to the cell before it
    .offer = { $figure ->
        [none] write{" "}
        [abbot] an abbot of a quick map is in a garden: { $print }, and write it there; for a meeple write{" "}
       *[other] a quick map has no { $figure }: { $print }, and write it there; for a meeple write{" "}
    }
    .help = nothing written here fits what is next to it: change that, too

player-as-tile = `{ $player }` is a player, not a tile
    .code = cell::meeple
    .label = on what?
    .offer = write what it is on before it:{" "}
    .help = nothing written here fits what is next to it: change that, too
