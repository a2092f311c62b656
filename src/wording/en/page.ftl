### What stands on a page of HTML around the parts of an answer.

may-be = What it may be
each-rule-set = Under each set of rules
answer = Answer
official = The official rules by year
agreed = Community and house rules
dated = The law on a day
own = This table
who-is-right = Who is right
decides = What decides
read-decides = What decides, with each ruling in full
others = What else was asked of the law
law = What the law says
comes-about = How it comes about
board-here = The board where this comes out: { $answer }
board = The board

## A book of answers

book = Answers on Carcassonne’s Halflings
about = { $answers ->
    [one] 1 position
   *[other] { $answers } positions
}, judged under { $sets ->
    [one] 1 rule set
   *[other] { $sets } rule sets
}.{ $today ->
    [0] {""}
   *[other] {" "}Today’s rules are those of { $today }.
}
skip = Skip to the answers
contents = Contents
by-question = By question of law
rule-sets = The rule sets
sources = The sources
back = Back to the contents
today = today
from-date = , from { $date }
around = Around this answer
beside = { $way ->
    [prev] Previous: { $title }
   *[next] Next: { $title }
}
# Of topics.
other-topics = Others
made = Made by { $program }, the rules oracle for Carcassonne’s Halflings. Carcassonne is a game by Klaus-Jürgen Wrede.
