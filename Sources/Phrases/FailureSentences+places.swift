extension FailureSentences {
    /// Zones, rooms, doors, room beacons and scanners.
    static let places = [
        "There is no zone #.": "Der er ingen zone #.",
        "There is no zone '…'.": "Der er ingen zone '…'.",
        "There is no zone '…'. Create it first.": "Der er ingen zone '…'. Opret den først.",
        "There is a zone of that name already.": "Der er allerede en zone med det navn.",
        "All # major keys of zones are in use or still resting.":
            "Alle # majornøgler til zoner er i brug eller hviler endnu.",
        "The zone still has rooms, in use or retired, so it cannot be deleted.":
            "Zonen har stadig lokaler, i brug eller nedlagte, så den kan ikke slettes.",

        "There is no room # in use.": "Der er intet lokale # i brug.",
        "There is no room '…'.": "Der er intet lokale '…'.",
        "There is no room '…'. Create it first.": "Der er intet lokale '…'. Opret det først.",
        "There is no such room any more.": "Lokalet findes ikke mere.",
        "There is a room of that number already.": "Der er allerede et lokale med det nummer.",
        "The room still has # scanners and # beacons. Move or delete them first.":
            "Lokalet har stadig # scannere og # beacons. Flyt eller slet dem først.",
        "Room '…' is in zone '…', not in '…'.": "Lokale '…' er i zone '…', ikke i '…'.",

        "There is no door #.": "Der er ingen dør #.",
        "There is a door between these rooms already.": "Der er allerede en dør mellem de lokaler.",
        "A door joins two different rooms.": "En dør forbinder to forskellige lokaler.",

        "There is no room beacon # in use.": "Der er ingen beacon # i brug i et lokale.",
        "There is no room beacon with major # and minor #.":
            "Der er ingen beacon i et lokale med major # og minor #.",
        "A beacon or badge with that UUID, major, minor and address is registered already.":
            "En beacon eller brik med den UUID, major, minor og adresse er allerede registreret.",
        "The zone of room '…' is full: all # minor keys are in use or still resting.":
            "Zonen for lokale '…' er fuld: alle # minornøgler er i brug eller hviler endnu.",

        "There is no plan of the zone '…'. Upload one first.": "Der er ingen plan over zonen '…'. Upload en først.",
        "There is no room # in use in the zone '…'.": "Der er intet lokale # i brug i zonen '…'.",
        "There is no scanner # in use in the zone '…'.": "Der er ingen scanner # i brug i zonen '…'.",
        "There is no beacon # in use in the zone '…'.": "Der er ingen beacon # i brug i zonen '…'.",
        "The argument '…' has more than # MiB. Send a smaller picture.":
            "Argumentet '…' fylder mere end # MiB. Send et mindre billede.",
        "The argument '…' has more than # megapixels. Send a smaller picture.":
            "Argumentet '…' har mere end # megapixel. Send et mindre billede.",
        "The argument '…' is neither PNG nor JPEG nor WebP.":
            "Argumentet '…' er hverken PNG, JPEG eller WebP.",
        "The argument '…' is damaged, or not the whole picture.":
            "Argumentet '…' er beskadiget eller ikke hele billedet.",
        "The argument '…' is a JPEG of a kind that browsers do not show. Send a PNG.":
            "Argumentet '…' er en JPEG af en slags, som browsere ikke viser. Send en PNG.",
        "The argument '…' is a moving picture. Send one that stands still.":
            "Argumentet '…' er et levende billede. Send et, der står stille.",
        "The argument '…' must hold at most # pairs for a room, and # for other things.":
            "Argumentet '…' må højst indeholde # par for et lokale og # for andre ting.",
        "The argument '…' must be pairs of numbers from # to #.":
            "Argumentet '…' skal være par af tal fra # til #.",

        "There is no scanner # in use.": "Der er ingen scanner # i brug.",
        "There is a scanner of that name already.": "Der er allerede en scanner med det navn.",
    ]
}
