public import Foundation

/// An instant, `timestamptz`: microseconds since 2000-01-01 00:00 UTC. `infinity` and `-infinity` are no instants.
extension Date: PostgresEncodable, PostgresDecodable, PostgresArrayElement {
    public static var postgresType: PostgresType { .timestamptz }
    public static var arrayType: PostgresType { .timestamptzArray }

    /// 2000-01-01 00:00 UTC on Foundation's scale, whose zero is a leap year of 366 days later.
    private static let epoch: TimeInterval = -366 * 86_400

    public func encode(into writer: inout WireWriter) throws {
        let microseconds = ((timeIntervalSinceReferenceDate - Self.epoch) * 1_000_000).rounded()
        guard let exact = Int64(exactly: microseconds), exact != .min, exact != .max else {
            throw WireError("an instant out of the range of timestamptz")
        }
        writer.write(exact)
    }

    public static func decode(_ reader: inout WireReader, type: PostgresType) throws -> Date {
        let microseconds: Int64 = try reader.read()
        guard microseconds != .min, microseconds != .max else { throw WireError("infinity, which is no instant") }
        return Date(timeIntervalSinceReferenceDate: Double(microseconds) / 1_000_000 + epoch)
    }
}
