import Foundation

/// The keys of a node's configuration file, and what each holds. One that is not among them is a slip of the pen and is
/// refused, and so is a value of another kind: an option misspelt would otherwise be an option not set.
enum ConfigurationKeys {
    private enum Kind: String {
        case text = "a string"
        case number = "a whole number"
        case flag = "true or false"
        case object = "an object"
    }

    private static let top: [String: Kind] = [
        "server": .text, "ca": .text, "token": .text, "token_file": .text, "spool": .text, "adapter": .text,
        "mode": .text,
        "active": .flag, "record": .text, "advertise": .object,
    ]
    private static let advertise: [String: Kind] = [
        "uuid": .text, "major": .number, "minor": .number, "measured_power": .number, "interval_ms": .number,
        "beacon": .number,
    ]

    /// - Throws: `NodeError` with the name of the key.
    static func check(_ object: [String: any Sendable], file: String) throws {
        try check(object, against: top, prefix: "", file)
        if let nested = object["advertise"] as? [String: any Sendable] {
            try check(nested, against: advertise, prefix: "advertise.", file)
        }
    }

    private static func check(
        _ object: [String: any Sendable], against kinds: [String: Kind], prefix: String, _ file: String
    ) throws {
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let kind = kinds[key] else {
                throw NodeError(
                    "\(file) has the key \"\(prefix)\(key)\", which is none of a node's",
                    hint: "The keys are \(kinds.keys.sorted().map { prefix + $0 }.joined(separator: ", ")).")
            }
            guard isOf(kind, value) else {
                throw NodeError("\"\(prefix)\(key)\" in \(file) is not \(kind.rawValue)")
            }
        }
    }

    private static func isOf(_ kind: Kind, _ value: any Sendable) -> Bool {
        switch kind {
        case .text: value is String
        case .number: !(value is String) && value is Int
        case .flag: !(value is String) && value is Bool
        case .object: value is [String: any Sendable]
        }
    }
}
