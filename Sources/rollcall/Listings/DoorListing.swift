import Wire

/// Doors have no names; they are told apart by their ids.
enum DoorListing: Listing {
    static let words = ListingWords(singular: "door", plural: "doors", creation: "101 102")

    static let columns: [Column<DoorRecord>] = [
        Column("ID") { String($0.doorID) },
        Column("ROOM") { $0.roomA },
        Column("ROOM") { $0.roomB },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetDoors {
        GetDoors(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetDoors.Reply) -> (rows: [DoorRecord], total: Int) { (reply.doors, reply.total) }

    static func id(of row: DoorRecord) -> Int64 { row.doorID }

    static func name(of row: DoorRecord) -> String? { nil }
}
