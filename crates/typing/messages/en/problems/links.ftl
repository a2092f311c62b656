# Links to a board.

broken-link = { $fault ->
        [too-long] the link is longer than any real one
        [percent] the link contains `%` where no browser puts it
        [version] the link does not say how it is written
        [tilde] the link contains `~` without the number of a sign
        [line-break] the link contains a line break
       *[check] the link is cut off, or a sign in it is wrong
    }
    .code = usage::link
    .label = not as it was made
    .help = copy the whole link again, from `#` to its end

other-version = the link is version { $version }, but this program reads version { $known }
    .code = usage::link
    .label = another version
    .help = { $older ->
        [yes] ask whoever made it for a new link, or for the map
       *[no] open it with the newest oracle; or ask whoever made it for the map
    }

board-too-large = a board of more than { $most } columns or rows
    .code = usage::size
    .label = too large
    .help = a larger one needs a file: `oracle explain board`
