import Wire

enum ZoneListing: Listing {
    static let words = ListingWords(singular: "zone", plural: "zones", creation: "\"East wing\"")

    static let columns: [Column<ZoneRecord>] = [
        Column("ID") { String($0.zoneID) },
        Column("ZONE") { $0.zoneName },
        Column("MAJOR") { String($0.majorKey) },
        Column("LEFT AFTER") { "\($0.leaveAfter) s" },
        Column("ROOMS") { String($0.rooms) },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetZones {
        GetZones(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetZones.Reply) -> (rows: [ZoneRecord], total: Int) { (reply.zones, reply.total) }

    static func id(of row: ZoneRecord) -> Int64 { row.zoneID }

    static func name(of row: ZoneRecord) -> String? { row.zoneName }
}
