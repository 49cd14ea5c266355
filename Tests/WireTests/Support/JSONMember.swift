import Foundation

/// JSON as it is, to look into what was encoded.
struct JSONMember {
    let value: Any

    init(_ data: Data) throws {
        value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    }

    private init(value: Any) {
        self.value = value
    }

    var text: String? { value as? String }

    var members: [String: JSONMember] {
        (value as? [String: Any] ?? [:]).mapValues { JSONMember(value: $0) }
    }

    private var elements: [JSONMember] {
        (value as? [Any] ?? []).map { JSONMember(value: $0) }
    }

    /// The names of all members, of this and of what is inside.
    var allKeys: [String] {
        members.keys + members.values.flatMap(\.allKeys) + elements.flatMap(\.allKeys)
    }
}
