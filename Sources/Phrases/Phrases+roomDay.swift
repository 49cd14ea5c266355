extension Phrase {
    /// Label of the links that switch between all people and the people of the viewer's groups.
    public static let whoIsShown = Phrase(en: "Who is shown", da: "Hvem der vises")

    /// The other of these links.
    /// - Parameter names: the names of the groups, such as `10b, Choir`.
    public static func ownGroups(_ names: String) -> Phrase {
        Phrase(en: "My groups (\(names))", da: "Mine grupper (\(names))")
    }

    /// Heading over the counts of people in a room.
    /// - Parameter day: as `2026-09-01`.
    public static func countsOfDay(_ day: String) -> Phrase {
        Phrase(en: "How many on \(day)", da: "Hvor mange den \(day)")
    }

    /// Label of a slider for the minute of a day.
    /// - Parameter day: as `2026-09-01`.
    public static func momentOfDay(_ day: String) -> Phrase {
        Phrase(en: "Any moment of \(day)", da: "Et tidspunkt den \(day)")
    }

    /// Shown in place of the chart of counts if all of them are zero.
    public static let noVisitsThatDay = Phrase(
        en: "The room was empty on that day.", da: "Der var ingen i lokalet den dag.")

    /// The main fact in the chart of counts.
    /// - Parameters:
    ///   - count: the number of people present at the same time.
    ///   - clock: when this was first reached, such as `14:05`.
    public static func maxAtOnce(_ count: Int, _ clock: String) -> Phrase {
        Phrase(
            en: "The highest count shown: \(count), at \(clock).",
            da: "Det højeste viste antal: \(count), kl. \(clock).")
    }

    /// Shown after the word `present`: how the chart shows it.
    public static let solidLine = Phrase(en: "as the solid line", da: "som den ubrudte linje")
    /// Shown after the word `unknown`: how the chart shows it.
    public static let dashedLine = Phrase(en: "as the dashed line", da: "som den stiplede linje")
    /// Opens the counts for each hour.
    public static let countsAsTable = Phrase(en: "The counts as a table", da: "Tallene som tabel")
    /// Column: the hour.
    public static let hourColumn = Phrase(en: "At", da: "Klokken")
}
