/// A PostgreSQL type by its object identifier (`pg_type.oid`).
public struct PostgresType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Made by `create type`, `create domain` or an extension. Its identifier differs from database to database.
    var isUserDefined: Bool { rawValue >= 16_384 }
}

// The identifiers of built-in types are fixed: PostgreSQL's `src/include/catalog/pg_type.dat`.
extension PostgresType {
    public static let bool = PostgresType(rawValue: 16)
    public static let bytea = PostgresType(rawValue: 17)
    public static let char = PostgresType(rawValue: 18)
    public static let name = PostgresType(rawValue: 19)
    public static let int8 = PostgresType(rawValue: 20)
    public static let int2 = PostgresType(rawValue: 21)
    public static let int4 = PostgresType(rawValue: 23)
    public static let text = PostgresType(rawValue: 25)
    public static let oid = PostgresType(rawValue: 26)
    public static let json = PostgresType(rawValue: 114)
    public static let float4 = PostgresType(rawValue: 700)
    public static let float8 = PostgresType(rawValue: 701)
    public static let unknown = PostgresType(rawValue: 705)
    public static let bpchar = PostgresType(rawValue: 1042)
    public static let varchar = PostgresType(rawValue: 1043)
    public static let timestamptz = PostgresType(rawValue: 1184)
    public static let uuid = PostgresType(rawValue: 2950)
    public static let jsonb = PostgresType(rawValue: 3802)
    public static let tstzrange = PostgresType(rawValue: 3910)

    public static let jsonArray = PostgresType(rawValue: 199)
    public static let boolArray = PostgresType(rawValue: 1000)
    public static let byteaArray = PostgresType(rawValue: 1001)
    public static let int2Array = PostgresType(rawValue: 1005)
    public static let int4Array = PostgresType(rawValue: 1007)
    public static let textArray = PostgresType(rawValue: 1009)
    public static let nameArray = PostgresType(rawValue: 1003)
    public static let varcharArray = PostgresType(rawValue: 1015)
    public static let int8Array = PostgresType(rawValue: 1016)
    public static let float4Array = PostgresType(rawValue: 1021)
    public static let float8Array = PostgresType(rawValue: 1022)
    public static let timestamptzArray = PostgresType(rawValue: 1185)
    public static let uuidArray = PostgresType(rawValue: 2951)
    public static let jsonbArray = PostgresType(rawValue: 3807)
    public static let tstzrangeArray = PostgresType(rawValue: 3911)
}
