extension Phrase {
    /// Label of the links between all people and the people of one's own groups.
    public static let whoIsShown = Phrase(en: "Who is shown", da: "Hvem der vises")

    /// The other of these links.
    /// - Parameter names: of the groups, such as `10b, Choir`.
    public static func ownGroups(_ names: String) -> Phrase {
        Phrase(en: "My groups (\(names))", da: "Mine grupper (\(names))")
    }

    /// Heading over the counts of people in a room.
    /// - Parameter day: as `2026-09-01`.
    public static func countsOfDay(_ day: String) -> Phrase {
        Phrase(en: "How many on \(day)", da: "Hvor mange den \(day)")
    }

    /// Label of a slider over the minutes of a day.
    /// - Parameter day: as `2026-09-01`.
    public static func momentOfDay(_ day: String) -> Phrase {
        Phrase(en: "Any moment of \(day)", da: "Et tidspunkt den \(day)")
    }

    /// In place of the drawing of counts, where all of them are zero.
    public static let noVisitsThatDay = Phrase(
        en: "The room was empty on that day.", da: "Der var ingen i lokalet den dag.")

    /// What the drawing of counts shows above all.
    /// - Parameters:
    ///   - count: of people, present at the same time.
    ///   - clock: when that was first so, as `14:05`.
    public static func maxAtOnce(_ count: Int, _ clock: String) -> Phrase {
        Phrase(
            en: "The highest count shown: \(count), at \(clock).",
            da: "Det højeste viste antal: \(count), kl. \(clock).")
    }

    /// After the word `present`: how the drawing shows it.
    public static let solidLine = Phrase(en: "as the solid line", da: "som den ubrudte linje")
    /// After the word `unknown`: how the drawing shows it.
    public static let dashedLine = Phrase(en: "as the dashed line", da: "som den stiplede linje")
    /// Opens the counts, hour by hour.
    public static let countsAsTable = Phrase(en: "The counts as a table", da: "Tallene som tabel")
    /// Column: at which hour.
    public static let hourColumn = Phrase(en: "At", da: "Klokken")
}
