import Wire

/// People as they are printed.
enum PersonLines {
    static func badges(_ person: PersonRecord) -> String {
        person.badges.map { "\($0.majorKey)/\($0.minorKey)" }.joined(separator: ", ")
    }
}
