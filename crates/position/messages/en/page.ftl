### The text of an HTML page around the parts of an answer.

may-be = Possible outcomes
each-rule-set = Under each rule set
answer = Answer
official = The official rules by year
agreed = Other rule sets
dated = The rules on a day
own = Your house rules
who-is-right = Who is right
decides = What decides
read-decides = What decides, with each ruling in full
others = Other rules that apply
law = What the rules say
comes-about = How it is worked out
board = The board

## A book of answers

book = Answers on Carcassonne’s Halflings
about = { $answers ->
    [one] 1 position
   *[other] { $answers } positions, each
} judged under every rule set that is listed here.
skip = Skip to the answers
contents = Contents
by-question = By rules question
rulings = The rulings in full
in-full = In full:
find = Find
finds-nothing = Nothing here has all these words.
rule-sets = The rule sets
sources = The sources
back = Contents
today = today
from-date = , from { $date }
# The title of the positions without a topic.
other-topics = Others
made = Made by { $program }, the rules oracle for Carcassonne’s Halflings. Carcassonne is a game by Klaus-Jürgen Wrede.
