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
