public import Postgres
public import Presence

/// An enumeration that is stored as text, under a check that names its cases.
public protocol StoredWord: PostgresDecodable, PostgresEncodable, RawRepresentable<String> {}

extension StoredWord {
    public static var postgresType: PostgresType { .text }

    public func encode(into writer: inout WireWriter) { rawValue.encode(into: &writer) }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Self {
        let text = try String.decode(&reader, type: type)
        guard let value = Self(rawValue: text) else { throw WireError("no \(Self.self): \(text)") }
        return value
    }
}

extension Whereabouts.State: StoredWord {}

extension Transition.VisitEnd: StoredWord {}

extension VisitSource: StoredWord {}
