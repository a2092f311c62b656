# Files and folders that are read or written. `$file` is a name as it is shown, `$path` as it is typed.

## Paths that do not exist, or are no file.

no-such-file = no such file: { PHRASE($file) }
    .code = file::missing
    .help = { $help }

no-such-path = no such file or folder: { PHRASE($file) }
    .code = file::missing
    .help = { $help }

# The remedies of a name of no file.
similar-name = did you mean { PHRASE($path) }?
    .code = part
example-files = the folder `scenarios` has examples, such as { PHRASE($path) }
    .code = part
scenario-form = a scenario is a text file: `board: |` with a row of tiles on each line below it, then `tiles:` and `meeples:`; `oracle explain notation` shows how
    .code = part
house-form = house rules are a file with `name: Our kitchen table`, `over: 2021` and `rules:`
    .code = part

no-such-config = no such file: { PHRASE($file) }, named by { PHRASE($variable) }
    .code = file::missing
    .help = name an existing file, or none: `{ PHRASE($variable) }=`

map-instead-of-file = no such file: { $map }, which looks like a quick map
    .code = file::missing
    .help = `oracle quick '{ $map }'` answers it, `oracle draw --quick '{ $map }'` draws it

link-to-nothing = { PHRASE($file) } is a link to { PHRASE($target) }, which does not exist
    .code = file::missing
    .help = { $written ->
        [yes] remove the link first, or name another file
       *[no] fix the link, or name another file
    }

link-to-itself = { PHRASE($file) } is a link that leads back to itself
    .code = file::missing
    .help = { $written ->
        [yes] remove the link first, or name another file
       *[no] fix the link, or name another file
    }

folder-not-file = { PHRASE($file) } is a folder
    .code = file::folder
    .help = { $help }

# The remedies of a folder where a file is needed.
any-file-in-folder = name a file in it
    .code = part
scenario-in-folder = name a file in it, such as { PHRASE($path) }; `oracle score` and `oracle check` take whole folders
    .code = part
folder-without-scenario = there is no scenario in it; { $form }
    .code = part
house-in-folder = name a file in it, such as { PHRASE($path) }
    .code = part
folder-without-house = there are no house rules in it; { $form }
    .code = part

device-not-file = { PHRASE($file) } is { $kind ->
        [pipe] a named pipe
        [socket] a socket
       *[disk] a disk
    }, not a file
    .code = file::kind
    .help = { $kind ->
        [pipe] let the shell open it: `oracle score - < { PHRASE($path) }`
       *[other] name a file
    }

## Files and folders that cannot be read.

no-permission-to-read = no permission to read { PHRASE($file) }
    .code = file::unreadable
    .help = { $unix ->
        [yes] `chmod u+r { PHRASE($path) }` lets its owner read it
       *[no] ask its owner, or name another file
    }

no-permission-to-enter = cannot reach { PHRASE($file) }: no permission to enter its folder
    .code = file::unreadable
    .help = ask its owner, or name a file in another folder

no-permission-to-look = no permission to look into the folder { PHRASE($path) }
    .code = file::unreadable
    .help = { $unix ->
        [yes] `chmod u+rx { PHRASE($path) }` lets its owner look into it
       *[no] ask its owner, or name another folder
    }

file-not-found = cannot read { $path }: { $reason }
    .code = file::unreadable
    .help = name another file

file-not-read = cannot read { PHRASE($file) }: { $reason }
    .code = file::unreadable

folder-not-searched = cannot search the folder { PHRASE($path) }: { $reason }
    .code = file::unreadable
    .help = name another folder

folder-too-deep = { PHRASE($path) } is more than { $levels } folders deep
    .code = file::folder
    .help = name it on its own: `oracle score { PHRASE($path) }`

# An error of the operating system.
system-error = { $kind ->
    [permission-denied] permission denied
    [storage-full] the disk is full
    [quota-exceeded] your disk quota is used up
    [read-only] the disk is read-only
    [too-large] it would be too large
    [invalid-name] the file name is not valid
   *[other] { PHRASE($text) }
}
    .code = part

not-text = { PHRASE($file) }: { PHRASE($reason) }
    .code = text::encoding

line-not-text = { PHRASE($reason) }
    .code = text::encoding
    .help = type it again

too-large = { PHRASE($file) } is { $size }; the limit is { $limit }
    .code = file::too-large
    .help = { $is-possible ->
        [yes] add `--max-size { $most }` to read it
       *[no] split the board into several files: no more than { $most } can be read
    }

stream-too-large = { PHRASE($file) } is larger than the limit of { $limit }
    .code = file::too-large
    .help = { $is-possible ->
        [yes] add `--max-size { $most }` to read more
       *[no] split the board into several files: no more can be read
    }

## The contents of files.

no-claims = { PHRASE($file) } has no claims to weigh
    .code = key::missing
    .help = { $claim ->
        [none] say who claims what under `claims`: `oracle settle --help` shows how
       *[other] say who claims what, as in `claims: {"{"} { PHRASE($player) }: {"{"} { PHRASE($claim) } {"}"} {"}"}`; `oracle score` answers without claims
    }

no-claims-found = no scenario with claims found
    .code = file::missing
    .help = name a folder with scenarios that have `claims`; `oracle score` answers the others

no-scenario-found = no scenario found: no `.yaml` or `.yml` file there
    .code = file::missing
    .help = name a folder that contains scenarios

not-corrected = { PHRASE($file) } cannot be corrected: { PHRASE($reason) }
    .code = output::failed
    .help = make the file and its folder writable

too-many-copies = there are too many copies of it
    .code = part

## Files that are written.

empty-file-name = the file name is empty
    .code = output::name
    .help = name a file: `-o { PHRASE($example) }`

no-output-file = no output file
    .code = output::name
    .help = add `-o { PHRASE($example) }`, or `-o -` for standard output

output-folder = { PHRASE($file) } is a folder
    .code = output::name
    .help = name a file in it: `-o { PHRASE($path) }`

output-exists = { PHRASE($file) } already exists
    .code = output::exists
    .help = { $kind ->
        [file] name another file, or overwrite it with `--force`
        [page] name another folder, or overwrite it with `--force`
        [picture] name another output file, or overwrite the pictures too with `--force`
        [saved] name a new file: existing files are never overwritten
       *[other] name another file
    }

output-device = { PHRASE($file) } is { $kind ->
        [pipe] a named pipe
        [socket] a socket
       *[disk] a disk
    }, not a file
    .code = output::name
    .help = { $kind ->
        [pipe] let the shell open it: `-o - > { PHRASE($file) }`
       *[other] name another file
    }

output-is-input = the output file { PHRASE($file) } is also an input file
    .code = output::exists
    .help = name another output file

no-such-folder = no such folder: { PHRASE($folder) }
    .code = output::failed
    .help = { $needed ->
        [folder] create it first, or name another
       *[file] create it first, or name another file
    }

file-not-folder = { PHRASE($folder) } is a file, not a folder
    .code = output::failed
    .help = { $needed ->
        [folder] name a folder
       *[file] name a file in a folder
    }

not-written = cannot write { PHRASE($file) }: { $reason }
    .code = output::failed
    .help = { $full ->
        [yes] make room, or name a file on another disk
       *[no] name a file in a folder where you can write
    }
