extension FailureSentences {
    /// Corrections of where a person is or was.
    static let corrections = [
        "This was said more than # hours ago.": "Det blev sagt for mere end # timer siden.",
        "Correct the visits of that time instead.": "Ret i stedet besøgene fra den tid.",
        "Who has left is in no room: leave '…' out.": "Den, der er gået, er ikke i et lokale: udelad '…'.",
        "The argument '…' must be '…' or '…'.": "Argumentet '…' skal være '…' eller '…'.",
        "The argument '…' must be before '…'.": "Argumentet '…' skal ligge før '…'.",
        "The argument '…' is longer ago than visits are kept.":
            "Argumentet '…' ligger længere tilbage, end besøg gemmes.",
        // The adjacent items of a list are one value.
        "Give '…', or all of '…' and '…'.": "Angiv '…' eller alle af '…' og '…'.",
        "Give either the argument '…' or a person.": "Angiv enten argumentet '…' eller en person.",
        "Give either '…' or some of '…' and '…'.": "Angiv enten '…' eller noget af '…' og '…'.",
        "There is no such visit.": "Der er intet sådant besøg.",
        "This visit still lasts. Say where they are, or that they left.":
            "Besøget er ikke slut. Sig, hvor personen er, eller at personen er gået.",
        "A visit must end after it begins, and not in the future.":
            "Et besøg skal slutte, efter at det begynder, og ikke i fremtiden.",
        "The visit at that time was set by hand. Correct that visit.":
            "Nogen har før sagt, hvor personen var i den tid. Ret det besøg.",
        "It would change a visit to a zone that you do not see.":
            "Det ville ændre et besøg i en zone, som du ikke må se.",
        "The writer gave no answer to a correction.": "Serveren fik intet svar om en rettelse.",
    ]
}
