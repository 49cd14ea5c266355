public import Postgres
public import Presence

/// Stored as text under a check.
extension Whereabouts.State: PostgresDecodable {
    public static func accepts(_ type: PostgresType) -> Bool { type == .text }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Whereabouts.State {
        let text = try String.decode(&reader, type: type)
        guard let value = Whereabouts.State(rawValue: text) else { throw WireError("no state: \(text)") }
        return value
    }
}

extension Transition.VisitEnd: PostgresDecodable {
    public static func accepts(_ type: PostgresType) -> Bool { type == .text }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Transition.VisitEnd {
        let text = try String.decode(&reader, type: type)
        guard let value = Transition.VisitEnd(rawValue: text) else { throw WireError("no end: \(text)") }
        return value
    }
}
