/// A JSON object with the members of a type.
public struct ObjectSchema: Equatable, Sendable {
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
