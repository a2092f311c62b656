### Wegen.

bridges = { $spans ->
    [one] Een brug voert
   *[other] Bruggen voeren
} de weg over { $squares ->
    [0] { $pairs ->
        [one] twee halve tegels in één vak
       *[other] { $pairs } vakken met twee halve tegels
    }
    [one] { $pairs ->
        [0] een vierkante tegel
        [one] een vierkante tegel en twee halve tegels in één vak
       *[other] een vierkante tegel en { $pairs } vakken met twee halve tegels
    }
   *[other] { $pairs ->
        [0] { $squares } vierkante tegels
        [one] { $squares } vierkante tegels en twee halve tegels in één vak
       *[other] { $squares } vierkante tegels en { $pairs } vakken met twee halve tegels
    }
}: dat voegt { $pieces } toe.

thing-bridge = { $count ->
    [one] 1 brugdeel
   *[other] { $count } brugdelen
}
