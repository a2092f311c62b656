### Berichten van verschillende dingen die bewegen of zich verspreiden.

# Een uiteinde van een dubbele tegel: het vak in het westen of oosten, of in het noorden of zuiden (`$to`).
end-of-double = het { DAT($to) } uiteinde van { $tile }
# Een speelstuk dat wordt opgegeten of teruggaat, met de speler.
whose = { $player } op { $tile }
