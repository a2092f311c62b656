### Der Magier und die Hexe.

mage = Der Magier steht darauf: { $points ->
    [one] 1 zusätzlicher Punkt
   *[other] { $points } zusätzliche Punkte
}, 1 pro Plättchen oder Feld.
witch = Die Hexe halbiert { $points ->
    [one] 1 Punkt
   *[other] die { $points } Punkte
} ({ $sum }){ $rounded ->
    [yes] , aufgerundet
   *[no] {""}
}: { $half }.
added = Die zusätzlichen Punkte für kleine Gebäude oder ein Plättchen mit einer Burg werden { $halved ->
    [yes] auch
   *[no] nicht
} halbiert.
