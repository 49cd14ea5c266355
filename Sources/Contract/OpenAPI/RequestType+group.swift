import Wire

extension RequestType {
    /// The word before the dot.
    var group: String { String(rawValue.prefix { $0 != "." }) }
}

extension Callers {
    /// For a person to read.
    var names: String {
        if contains(.anyone) { return "anyone" }
        if self == .persons { return "everybody who is logged in" }
        let known: [(Callers, String)] = [
            (.admin, "admins"), (.staff, "staff"), (.student, "students"), (.visitor, "visitors"),
            (.scanner, "scanners"),
        ]
        return known.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
