import Beacon
import Wire

/// Room beacons; what people know of one is the room it hangs in.
enum BeaconListing: Listing {
    static let words = ListingWords(singular: "beacon", plural: "beacons", creation: "101")

    static let columns: [Column<BeaconRecord>] = [
        Column("ID") { String($0.beaconID) },
        Column("ROOM") { $0.roomNumber },
        Column("ZONE") { $0.zoneName },
        Column("UUID") { $0.uuid.description },
        Column("MAJOR") { String($0.majorKey) },
        Column("MINOR") { String($0.minorKey) },
        Column("ADDRESS") { $0.address?.description ?? "" },
        Column("LAST HEARD") { $1.text($0.lastHeardAt) ?? "" },
        Column("DESCRIPTION") { $0.description ?? "" },
        Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
    ]

    static func query(search: String?, page: Int?, pageSize: Int?) -> GetBeacons {
        GetBeacons(search: search, page: page, pageSize: pageSize)
    }

    static func rows(of reply: GetBeacons.Reply) -> (rows: [BeaconRecord], total: Int) {
        (reply.beacons, reply.total)
    }

    static func id(of row: BeaconRecord) -> Int64 { row.beaconID }

    static func name(of row: BeaconRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
}
