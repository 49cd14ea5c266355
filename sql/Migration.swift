/// One numbered file of `sql/migrations`, as it was when this program was built.
public struct Migration: Sendable {
    /// The file's name without `.sql`, such as `m0001_roles`.
    public let name: String
    /// Its text: any number of statements.
    public let sql: String

    init(_ name: String, _ bytes: [UInt8]) {
        self.name = name
        sql = String(decoding: bytes, as: UTF8.self)
    }
}
