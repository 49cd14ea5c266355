public import Postgres
public import Vocabulary

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

// Every word that both the wire and the database know.
extension RadioMode: StoredWord {}
extension RadioState: StoredWord {}
extension RadioCommands: StoredWord {}
extension Classification: StoredWord {}
extension WhereaboutsState: StoredWord {}
extension VisitEnd: StoredWord {}
extension VisitSource: StoredWord {}
