/// A column of a table of students, by its name in the first line.
enum StudentColumn: String, CaseIterable {
    case email
    case firstName = "first_name"
    case lastName = "last_name"
    /// Names of groups with `|` between them.
    case groups

    var isNecessary: Bool { self != .groups }

    static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
