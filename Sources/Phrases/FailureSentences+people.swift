extension FailureSentences {
    /// Persons, groups and musters.
    static let people = [
        "There is no such person.": "Der er ingen sådan person.",
        "There is no such person: #.": "Der er ingen sådan person: #.",
        "The e-mail address is taken.": "Nogen har allerede den e-mailadresse.",
        "There is no group #.": "Der er ingen gruppe #.",
        "There is no group '…'. Create it first.": "Der er ingen gruppe '…'. Opret den først.",
        "There is a group of that name already.": "Der er allerede en gruppe med det navn.",
        "A group has just been deleted. Nothing was imported.":
            "En gruppe er netop blevet slettet. Ingen blev importeret.",

        "There is no such muster.": "Der er ingen sådan mønstring.",
        "No muster is in progress. Start one first.": "Ingen mønstring er i gang. Start først en.",
        "A muster is in progress. Close it first.": "En mønstring er i gang. Afslut den først.",
        "Name the person by '…'.": "Angiv personen med '…'.",
        "The muster has # links already. End one first.": "Mønstringen har allerede # links. Afslut først et.",
        "There is no link #.": "Der er intet link #.",
        "The link has no phone #.": "Linket har ingen telefon #.",
        "This link has # phones already.": "Dette link har allerede # telefoner.",
    ]
}
