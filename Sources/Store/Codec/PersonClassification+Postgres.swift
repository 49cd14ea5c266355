public import Postgres

/// Stored as text under a check.
extension PersonClassification: PostgresDecodable {
    public static func accepts(_ type: PostgresType) -> Bool { type == .text }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> PersonClassification {
        let text = try String.decode(&reader, type: type)
        guard let value = PersonClassification(rawValue: text) else {
            throw WireError("no classification: \(text)")
        }
        return value
    }
}
