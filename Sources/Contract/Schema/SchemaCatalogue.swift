/// The schemas of types, derived from the types themselves: each type is decoded with a decoder that records what it
/// requests. A schema therefore cannot differ from what the server and the clients decode.
public final class SchemaCatalogue {
    /// The objects, by the name used to refer to them.
    public private(set) var objects: [String: Schema.Object] = [:]

    /// The types that are being described: no value can be created of a type that contains itself.
    private var inFlight: Set<ObjectIdentifier> = []

    public init() {}

    /// Throws if a type requests a value whose schema cannot be determined.
    public func schema<Value: Decodable>(of type: Value.Type) throws -> Schema {
        try describe(type).schema
    }

    /// Removes an object and returns it, so that the caller can describe it.
    func take(_ name: String) -> Schema.Object? {
        objects.removeValue(forKey: name)
    }

    /// Adds an object that describes itself.
    func put(_ object: Schema.Object) { objects[object.typeName.filter { $0 != "." }] = object }

    func members(of name: String) -> [Schema.Object.Member] { objects[name]?.members ?? [] }

    /// Returns a placeholder value of the type, and its schema.
    func describe<Value: Decodable>(_ type: Value.Type) throws -> (value: Value, schema: Schema) {
        if let described = type as? any Described.Type {
            let (value, schema) = try described.describe(in: self)
            if let value = value as? Value { return (value, schema) }
        }
        if let words = try Self.words(type) { return words }
        guard inFlight.insert(ObjectIdentifier(type)).inserted else {
            throw Schema.Unreadable(type: Self.name(of: type))
        }
        defer { inFlight.remove(ObjectIdentifier(type)) }
        let decoder = SchemaDecoder(self, name: Self.name(of: type))
        let value = try Value(from: decoder)
        return (value, keep(decoder.sheet, as: Self.name(of: type)))
    }

    private func keep(_ sheet: Schema.Sheet, as name: String) -> Schema {
        if let plain = sheet.plain { return plain }
        let reference = name.filter { $0 != "." }
        objects[reference] = Schema.Object(typeName: name, members: sheet.members)
        return .reference(reference)
    }

    /// Returns the name of a type without its module, such as `CreateRoom.Reply`.
    static func name(of type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    }

    /// For an enumeration of strings, returns its first value and its schema.
    private static func words<Value: Decodable>(_ type: Value.Type) throws -> (Value, Schema)? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        let cases = allCases(type)
        let words = cases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        guard let first = cases.first as? Value, words.count == cases.count else { return nil }
        return (first, .words(words))
    }

    private static func allCases<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] {
        Array(type.allCases)
    }
}
