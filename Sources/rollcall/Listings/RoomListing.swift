import Wire

enum RoomListing: Listing {
    static let words = ListingWords(singular: "room", plural: "rooms", creation: "101 --zone \"East wing\"")

    static let columns: [Column<RoomRecord>] = [
        Column("ID") { String($0.roomID) },
        Column("ROOM") { $0.roomNumber },
        Column("ZONE") { $0.zoneName },
        Column("DESCRIPTION") { $0.description ?? "" },
        Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetRooms {
        GetRooms(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetRooms.Reply) -> (rows: [RoomRecord], total: Int) { (reply.rooms, reply.total) }

    static func id(of row: RoomRecord) -> Int64 { row.roomID }

    static func name(of row: RoomRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
}
