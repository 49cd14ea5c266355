extension FailureSentences {
    /// Schedules, rules and the weather.
    static let rules = [
        "There is no schedule #.": "Der er ingen plan #.",
        "The person who made this schedule was erased. Edit it to resume it.":
            "Den, som lavede planen, er slettet. Den udføres igen, når nogen redigerer den.",
        "There is no rule #.": "Der er ingen regel #.",
        "There are at most # rules. Delete one first.": "Der er højst # regler. Slet først en.",
        "A device has at most # schedules. Delete one first.": "En enhed har højst # planer. Slet først en.",
        "A person has at most # schedules. Delete one first.": "En person har højst # planer. Slet først en.",
        "There is no device #.": "Der er ingen enhed #.",
        "There is a rule of that name already.": "Der er allerede en regel med det navn.",
        "The rule would start itself: '…'.": "Reglen ville starte sig selv: '…'.",
        "A rule of the database cannot be read.": "En regel i databasen kan ikke læses.",
        "A schedule of the database cannot be read.": "En plan i databasen kan ikke læses.",
        "You may not see a room, zone or device that '…' names.":
            "Du må ikke se et lokale, en zone eller en enhed, som '…' nævner.",

        "The argument '…' must have at least one day.": "Argumentet '…' skal have mindst én dag.",
        "The argument '…' must not lie before '…'.": "Argumentet '…' må ikke ligge før '…'.",
        "The argument '…' must lie before '…', at most seven days.":
            "Argumentet '…' skal ligge før '…', højst syv dage.",
        "The argument '…' must be a time of the last half hour.":
            "Argumentet '…' skal være et tidspunkt i den sidste halve time.",
        "Give at least one of '…' and '…'.": "Angiv mindst én af '…' og '…'.",

        "The argument '…' names a property '…' that the kind '…' does not have.":
            "Argumentet '…' nævner en egenskab '…', som slagsen '…' ikke har.",
        "The argument '…' compares '…' with what it cannot be.":
            "Argumentet '…' sammenligner '…' med noget, den ikke kan være.",
        "The argument '…' compares '…' with a number, which it is not.":
            "Argumentet '…' sammenligner '…' med et tal, og det er den ikke.",
        "The argument '…' does not belong to '…'.": "Argumentet '…' hører ikke til '…'.",
        "The argument '…' must name either a room or a zone.":
            "Argumentet '…' skal nævne enten et lokale eller en zone.",
        "The argument '…' must have one of equals, above and below.":
            "Argumentet '…' skal have én af equals, above og below.",
        "The argument '…' must have # to # conditions.": "Argumentet '…' skal have # til # betingelser.",
        "The argument '…' must have # to # commands.": "Argumentet '…' skal have # til # ordrer.",
        "The argument '…' must have at_least from # to at_most.":
            "Argumentet '…' skal have at_least fra # til at_most.",
        "The argument '…' must have at_least or at_most.": "Argumentet '…' skal have at_least eller at_most.",
        "The argument '…' cannot be a program.": "Argumentet '…' kan ikke være et program.",
        "The argument '…' must have a finite number.": "Argumentet '…' skal have et endeligt tal.",
        "The argument '…' must be at most # levels deep.": "Argumentet '…' må højst være # niveauer dybt.",
        "The argument '…' must have either '…' or one condition at each level.":
            "Argumentet '…' skal have enten '…' eller én betingelse på hvert niveau.",
    ]
}
