extension Optional: PostgresEncodable where Wrapped: PostgresEncodable {
    public static var postgresType: PostgresType { Wrapped.postgresType }

    public var isNull: Bool {
        switch self {
        case .none: true
        case .some(let value): value.isNull
        }
    }

    public func encode(into writer: inout WireWriter) throws {
        try self?.encode(into: &writer)
    }
}

extension Optional: PostgresDecodable where Wrapped: PostgresDecodable {
    public static func accepts(_ type: PostgresType) -> Bool {
        Wrapped.accepts(type)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Wrapped? {
        try Wrapped.decode(&reader, type: type)
    }

    public static func decodeNull() -> Wrapped? {
        nil
    }
}

extension Optional: PostgresArrayElement
where Wrapped: PostgresArrayElement & PostgresEncodable & PostgresDecodable {
    public static var arrayType: PostgresType { Wrapped.arrayType }
}
