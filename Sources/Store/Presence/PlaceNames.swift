public import Postgres

/// The names of rooms, scanners and room beacons, by their numbers.
public struct PlaceNames: Sendable {
    public let rooms: [Int64: String]
    public let scanners: [Int64: String]
    /// The keys of room beacons.
    public let beacons: [Int64: (major: Int, minor: Int)]

    public static func find(
        rooms: [Int64], scanners: [Int64], beacons: [Int64], _ database: any Querying
    ) async throws -> PlaceNames {
        let results = try await database.pipeline([
            "select room_id, room_number from room where room_id = any(\(rooms))",
            "select scanner_id, scanner_name from scanner where scanner_id = any(\(scanners))",
            "select beacon_id, major, minor from beacon where beacon_id = any(\(beacons)) and room_id is not null",
        ])
        return PlaceNames(
            rooms: try names(results[0]), scanners: try names(results[1]),
            beacons: Dictionary(
                try results[2].map { row in
                    let (id, major, minor) = try row.decode((Int64, Int, Int).self)
                    return (id, (major, minor))
                }, uniquingKeysWith: { one, _ in one }))
    }

    private static func names(_ rows: QueryResult) throws -> [Int64: String] {
        Dictionary(try rows.map { try $0.decode((Int64, String).self) }, uniquingKeysWith: { one, _ in one })
    }
}
