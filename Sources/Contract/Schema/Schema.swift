/// What a JSON value may be: as much of JSON Schema (draft 2020-12) as the protocol needs.
public indirect enum Schema: Equatable, Sendable {
    /// Text; `format` is a word of JSON Schema, such as `date-time`.
    case string(format: String? = nil, example: String? = nil)
    case words([String])
    case integer(Int64, Int64)
    case number
    case boolean
    case null
    case array(Schema)
    /// An object of any members, all of one kind.
    case map(Schema)
    /// An object of any members of any kind, which is described elsewhere.
    case anyObject
    case anyOf([Schema])
    /// An object that is described once, by its name.
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

        /// The Swift type's, without its module: `CreateRoom.Reply`.
        public let typeName: String
        /// In the order in which they are declared.
        public let members: [Member]
    }
}

extension Schema {
    /// A type asks for what its schema cannot be read from.
    public struct Unreadable: Error, CustomStringConvertible {
        public let type: String

        public var description: String { "No schema can be read from \(type)." }
    }
}

extension Schema {
    /// What one decoder was asked for.
    final class Sheet {
        private(set) var members: [Schema.Object.Member] = []
        /// Where no object was asked for, but an array or a single value.
        var plain: Schema?
        private var optional: Set<String> = []

        /// It was asked whether there is such a member: there need not be one.
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
