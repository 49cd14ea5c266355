/// Forms for conditions of rules and schedules.
extension Phrase {
    /// Choice: the subject of a condition.
    public static let aRoomIsEmpty = Phrase(en: "A room is empty", da: "Et lokale er tomt")
    /// Choice: the subject of a condition.
    public static let aRoomIsOccupied = Phrase(en: "A room is occupied", da: "Der er nogen i et lokale")
    /// Choice: the subject of a condition.
    public static let aZoneIsEmpty = Phrase(en: "A zone is empty", da: "Der er ingen i en zone")
    /// Choice: the subject of a condition.
    public static let countOfRoom = Phrase(en: "How many people are in a room", da: "Hvor mange der er i et lokale")
    /// Choice: the subject of a condition.
    public static let countOfZone = Phrase(en: "How many people are in a zone", da: "Hvor mange der er i en zone")
    /// Choice: the subject of a condition.
    public static let aTimeComes = Phrase(en: "It is a certain time", da: "Klokken er noget bestemt")
    /// Choice: the subject of a condition.
    public static let itIsBetween = Phrase(en: "It is between two times", da: "Klokken er mellem to tidspunkter")

    /// Label: for how many seconds a condition must hold.
    public static let conditionHolds = Phrase(en: "For this many seconds", da: "I så mange sekunder")
    /// Shown below that label.
    public static let conditionHoldsHint = Phrase(
        en: "Immediately if empty.", da: "Straks, hvis der intet står her.")
    /// Label: for how many seconds a condition must not hold before it can trigger the rule again.
    public static let conditionOff = Phrase(en: "Ends after this many seconds", da: "Ovre efter så mange sekunder")
    /// Shown below that label.
    public static let conditionOffHint = Phrase(
        en: "It counts as over once it has not been so for that long.",
        da: "Det regnes for ovre, når det ikke har været tilfældet så længe.")
    /// Label: the minimum number of people.
    public static let conditionAtLeast = Phrase(en: "At least", da: "Mindst så mange")
    /// Label: the maximum number of people.
    public static let conditionAtMost = Phrase(en: "At most", da: "Højst så mange")
    /// Label of one of three fields, only one of which is filled in: a value must be above this number.
    public static let conditionAbove = Phrase(en: "Above", da: "Over")
    /// Label of one of three fields, only one of which is filled in: a value must be below this number.
    public static let conditionBelow = Phrase(en: "Below", da: "Under")
    /// Label of one of three fields, only one of which is filled in: a value must equal this number.
    public static let conditionEquals = Phrase(en: "Just", da: "Netop")
    /// Label: the first of two times of the day.
    public static let hoursFrom = Phrase(en: "From", da: "Fra kl.")
    /// Label: the second of two times of the day.
    public static let hoursUntil = Phrase(en: "To", da: "Til kl.")

    /// Label of a choice: whether a condition must hold or must not hold.
    public static let mustOrNot = Phrase(en: "It", da: "Den")
    /// Option of that choice.
    public static let mustBe = Phrase(en: "must hold", da: "skal være opfyldt")
    /// Option of that choice, and shown before a condition.
    public static let mustNotBe = Phrase(en: "must not be so", da: "må ikke være opfyldt")
    /// Button that adds a condition, or leads to the form for it.
    public static let addCondition = Phrase(en: "Add a condition", da: "Tilføj en betingelse")
    /// Button that removes a condition or a command from a list.
    public static let removeCondition = Phrase(en: "Remove", da: "Fjern")
    /// Shown before a list of conditions.
    public static let oneOfThese = Phrase(en: "One of these must hold", da: "En af disse skal være opfyldt")
    /// Shown before a list of conditions.
    public static let allOfThese = Phrase(en: "All of these have to be so", da: "Alle disse skal være opfyldt")
    /// Button: from now on all conditions of a list must hold.
    public static let demandAll = Phrase(en: "Require all of them", da: "Kræv dem alle")
    /// Button: from now on one condition of a list is enough.
    public static let demandOne = Phrase(en: "Let one of them be enough", da: "Lad én af dem være nok")
}
