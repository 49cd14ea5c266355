extension FailureSentences {
    /// Badges, and surveys that are made with them.
    static let badges = [
        "There is no badge #.": "Der er ingen brik #.",
        "No person carries the badge #.": "Ingen bærer en brik #.",
        "There is no badge # that is not lost.": "Der er ingen brik #, som ikke er tabt.",
        "This badge is lost. Take it back first, once it is found.":
            "Denne brik er tabt. Tag den først tilbage, når den er fundet.",
        "The badge is issued. Return it first.": "Nogen bærer denne brik. Tag den først tilbage.",
        "A room beacon or another badge with that UUID, major, minor and address is registered already.":
            "En beacon i et lokale eller en anden brik med den UUID, major, minor og adresse er allerede registreret.",
        "All keys of the majors reserved for badges are in use or still resting.":
            "Alle nøgler i de majornumre, der er forbeholdt brikker, er i brug eller hviler endnu.",
        "This person carries no badge. Issue one first.": "Personen bærer ingen brik. Udlever først en.",
        "This person carries the badges # (#), # (#). Give the one you walk with by its number.":
            "Personen bærer brikkerne # (#), # (#). Angiv nummeret på den, du går med.",
        "This person carries the badges # (#), # (#), # (#). Give the one you walk with by its number.":
            "Personen bærer brikkerne # (#), # (#), # (#). Angiv nummeret på den, du går med.",

        "The address '…' is a private one, which changes every few minutes. Leave '…' out: the keys tell which badge "
            + "it is.":
            "Adressen '…' er en privat adresse, som skifter med få minutters mellemrum. Udelad '…': nøglerne viser, "
            + "hvilken brik det er.",

        "There is no survey #.": "Der er ingen opmåling #.",
        "The survey # is not being recorded.": "Opmåling # er ikke i gang.",
        "The survey # is still being recorded.": "Opmåling # er stadig i gang.",
        "Another survey is being recorded with this badge.":
            "En anden er lige nu i gang med en opmåling med denne brik.",
        "The argument '…' is missing: in which room is the badge?":
            "Argumentet '…' mangler: i hvilket lokale er brikken?",
        "The argument '…' is missing: which survey?": "Argumentet '…' mangler: hvilken opmåling?",
    ]
}
