extension Phrase {
    /// The school's time zone and the time of day there, with a link to the settings after it.
    public static func stepTimeZone(_ zone: String, _ clock: String) -> Phrase {
        Phrase(
            en: "The school's clocks go by \(zone), where it is \(clock). If that is wrong:",
            da: "Skolens ure går efter \(zone), hvor klokken er \(clock). Hvis det er forkert:")
    }

    /// Heading of the page that guides an admin through setting up a school.
    public static let firstStepsTitle = Phrase(en: "First steps", da: "De første skridt")
    /// First sentence of that page.
    public static let firstStepsIntroduction = Phrase(
        en: "Rollcall shows where people are after these steps. Each step is ticked automatically.",
        da: "Rollcall kan sige, hvor personer er, når disse skridt er gjort. Hvert skridt krydses af, af sig selv.")
    /// Shown when all steps are done.
    public static let firstStepsDone = Phrase(
        en: "Everything is done. Give out the other badges, and look at who is where.",
        da: "Alt er gjort. Del de andre brikker ud, og se, hvem der er hvor.")
    /// State of a step that is done.
    public static let stepDone = Phrase(en: "done", da: "gjort")
    /// State of a step that is not done.
    public static let stepToDo = Phrase(en: "to do", da: "mangler")
    /// A step in setting up a school.
    public static let stepZone = Phrase(
        en: "Make a zone, such as a floor or a wing", da: "Opret en zone, som en etage eller en fløj")
    /// A step in setting up a school.
    public static let stepRoom = Phrase(en: "Make the rooms of the zone", da: "Opret zonens lokaler")
    /// A step in setting up a school.
    public static let stepScanner = Phrase(
        en: "Make a scanner for each room that shall hear badges",
        da: "Opret en scanner til hvert lokale, der skal høre brikker")
    /// A step in setting up a school.
    public static let stepScannerAlive = Phrase(
        en: "Give each scanner its token, and let it run", da: "Giv hver scanner sin token, og start den")
    /// A step in setting up a school.
    public static let stepPerson = Phrase(
        en: "Make accounts for people, one by one or from a table",
        da: "Opret konti til personer, én ad gangen eller fra en tabel")
    /// A step in setting up a school.
    public static let stepBadge = Phrase(en: "Issue a badge to a person", da: "Udlever en brik til en person")
    /// Link to the page of who is where.
    public static let stepsGoOn = Phrase(en: "Go to who is where now", da: "Gå til, hvem der er hvor nu")
}
