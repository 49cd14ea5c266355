/// Hands out made-up values and writes down what was asked for.
struct SchemaDecoder: Decoder {
    let catalogue: SchemaCatalogue
    let sheet = SchemaSheet()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// What is decoded, for errors.
    private let name: String

    init(_ catalogue: SchemaCatalogue, name: String) {
        self.catalogue = catalogue
        self.name = name
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SchemaContainer<Key>(decoder: self))
    }

    /// Arrays are described without being decoded.
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw SchemaError(type: name)
    }

    /// Types of a single value say themselves what they are.
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw SchemaError(type: name)
    }
}
