/// The members that a type asks for.
struct SchemaContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SchemaDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        decoder.sheet.markOptional(key.stringValue)
        return true
    }

    func decodeNil(forKey key: Key) -> Bool {
        decoder.sheet.markOptional(key.stringValue)
        return false
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let (value, schema) = try decoder.catalogue.describe(type)
        decoder.sheet.add(key.stringValue, schema)
        return value
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        throw SchemaError(type: "a nested container")
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw SchemaError(type: "a nested container")
    }

    func superDecoder() throws -> any Decoder { throw SchemaError(type: "a superclass") }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaError(type: "a superclass") }
}
