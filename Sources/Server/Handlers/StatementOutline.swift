import Store

/// What the audit keeps of a statement: its words without its values, which may name somebody who is erased one day.
struct StatementOutline: Equatable, Sendable {
    /// Nil where it cannot be told for certain what is a value.
    let text: String?
    /// Those of the reporting views whose names occur in it, in values and comments too.
    let views: [String]
    /// In characters.
    let length: Int

    /// All of the schema `report`.
    static let known = [
        "badges", "beacons", "changes", "occupancy", "people", "rooms", "scanners", "visits", "whereabouts", "zones",
    ]

    private static let longest = 2000

    init(_ statement: String) {
        let names = Set(statement.lowercased().split { !$0.isLetter && $0 != "_" }.map(String.init))
        views = Self.known.filter(names.contains)
        length = statement.count
        text = ReportStatement(statement).outsideValues.map { words in
            String(words.joined(separator: "?").replacing(/[0-9]+/, with: "?").prefix(Self.longest))
        }
    }

    var details: [String: String] {
        var details = ["views": views.joined(separator: " "), "length": "\(length)"]
        details["statement"] = text
        return details
    }
}
