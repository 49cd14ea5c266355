public import Phrases
public import Wire

/// Room beacons with their keys.
public struct BeaconsPage: ConsolePage {
    public static let path = "/beacons"
    public static let types: [RequestType] = [.adminGetBeacons, .adminGetZones, .adminGetRooms]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.beaconsTitle

    private static let pageSize = 100

    private let search: String?
    private let page: Int
    private let reply: GetBeacons.Reply
    private let rooms: [RoomRecord]
    private let zones: [ZoneRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> BeaconsPage {
        let (search, page) = (query["search"], try query.page)
        let reply = try await asker.reply(to: GetBeacons(search: search, page: page, pageSize: pageSize))
        return BeaconsPage(
            search: search, page: page, reply: reply, rooms: try await asker.allRooms(),
            zones: try await asker.allZones())
    }

    public func body(_ view: View) -> HTML {
        let columns: [Phrase] = [
            .room, .description, .proximityUUID, .majorMinor, .deviceAddress, .keysFrom, .lastHeard, .change,
        ]
        let table = view.table(
            columns, reply.beacons.map { row($0, view) }, empty: search == nil ? .noBeacons : .nothingFound)
        let pager = view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: search)
        return "\(view.search(search, .searchRooms))\(table)\(pager)\(create(view))"
    }

    private func row(_ beacon: BeaconRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row">\(NowPage.link(beacon.roomNumber))\(view.retired(beacon.retiredAt))</th>\
        <td>\(beacon.description ?? "")</td><td><code>\(String(describing: beacon.uuid))</code></td>\
        <td>\(beacon.majorKey) / \(beacon.minorKey)</td><td>\(view.value(beacon.address.map { "\($0)" }))</td>\
        <td>\(view(BeaconPage.origin(of: beacon, zones)))</td><td>\(view.ago(beacon.lastHeardAt))</td>\
        <td><a href="\(BeaconPage.address(beacon.beaconID))">\(view(.editBeaconNumber(beacon.beaconID)))</a></td></tr>
        """
    }

    private func create(_ view: View) -> HTML {
        guard rooms.contains(where: { $0.retiredAt == nil }) else {
            return "<p><a href=\"\(PlacesPage.path)\">\(view(.roomsFirst))</a></p>"
        }
        let assigned = Form(
            type: .adminCreateBeacon, key: "assigned", fields: [.room(rooms), .description()], button: .create)
        let bought = Form(
            type: .adminCreateBeacon, key: "bought", fields: [.room(rooms), .description()] + Form.Field.boughtKeys,
            button: .create)
        return """
            <h2>\(view(.newBeacon))</h2>\
            \(view.folded(.newBeaconAssigned, assigned))\(view.folded(.newBeaconBought, bought))
            """
    }
}
