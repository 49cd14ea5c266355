import Wire

extension RequestType {
    /// The word before the dot.
    var group: String { String(rawValue.prefix { $0 != "." }) }

    /// Who may call it, and what their session needs.
    var access: String {
        switch confirmation {
        case .never: "Who: \(callers.names)."
        case .always: "Who: \(callers.names). The session has to be confirmed (`universal.confirm`)."
        case .sometimes(let condition):
            "Who: \(callers.names). The session has to be confirmed (`universal.confirm`) \(condition)."
        }
    }
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
