/// The schema of a JSON value: the part of JSON Schema (draft 2020-12) that the protocol needs.
public indirect enum Schema: Equatable, Sendable {
    /// Text; `format` is a format of JSON Schema, such as `date-time`.
    case string(format: String? = nil, example: String? = nil)
    case words([String])
    case integer(Int64, Int64)
    case number
    case boolean
    case null
    case array(Schema)
    /// An object with arbitrary members, all of one schema.
    case map(Schema)
    /// An object with arbitrary members of any kind, described elsewhere.
    case anyObject
    case anyOf([Schema])
    /// A reference, by name, to an object that is described once.
    case reference(String)
}

extension Schema {
    /// A JSON object with the members of a type.
    public struct Object: Equatable, Sendable {
        public struct Member: Equatable, Sendable {
            public let name: String
            public let schema: Schema
            public let isRequired: Bool
        }

        /// The name of the Swift type, without its module: `CreateRoom.Reply`.
        public let typeName: String
        /// The members in the order of their declaration.
        public let members: [Member]
    }
}

extension Schema {
    /// The error for a type whose decoding does not reveal its schema.
    public struct Unreadable: Error, CustomStringConvertible {
        public let type: String

        public var description: String { "No schema can be read from \(type)." }
    }
}

extension Schema {
    /// The members and values requested from one decoder.
    final class Sheet {
        private(set) var members: [Schema.Object.Member] = []
        /// The schema if an array or a single value was requested instead of an object.
        var plain: Schema?
        private var optional: Set<String> = []

        /// Records that the decoding checks for the presence of a member, which is therefore optional.
        func markOptional(_ name: String) {
            optional.insert(name)
        }

        func add(_ name: String, _ schema: Schema) {
            let isRequired = !optional.contains(name)
            guard !members.contains(where: { $0.name == name }) else { return }
            members.append(
                Schema.Object.Member(
                    name: name, schema: isRequired ? schema : .anyOf([schema, .null]), isRequired: isRequired))
        }
    }
}
