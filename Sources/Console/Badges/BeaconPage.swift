public import Phrases
public import Wire

/// A room beacon, to be moved, described or deleted.
public struct BeaconPage: ConsolePage {
    public static let path = "/beacons/beacon"
    public static let types: [RequestType] = [.adminGetBeacons, .adminGetZones, .adminGetRooms]
    public static let name = Phrase.beaconsTitle

    private let beacon: BeaconRecord
    private let rooms: [RoomRecord]
    private let zones: [ZoneRecord]

    public var heading: Phrase { .beaconTitle(beacon.roomNumber) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> BeaconPage {
        let id = try query.necessaryNumber("id")
        let beacon = try await asker.allBeacons().first { $0.beaconID == id }.orNotFound()
        return BeaconPage(beacon: beacon, rooms: try await asker.allRooms(), zones: try await asker.allZones())
    }

    /// The server's own beacons have the major of a zone and no address; the protocol does not mark them in another
    /// way.
    static func origin(of beacon: BeaconRecord, _ zones: [ZoneRecord]) -> Phrase {
        let isAssigned = beacon.address == nil && zones.contains { $0.majorKey == beacon.majorKey }
        return isAssigned ? .keysAssigned : .keysBought
    }

    public func body(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] = [
            (.number, "\(beacon.beaconID)"), (.zone, "\(beacon.zoneName)"),
            (.description, view.value(beacon.description)),
            (.proximityUUID, "<code>\(String(describing: beacon.uuid))</code>"),
            (.majorKey, "\(beacon.majorKey)"), (.minorKey, "\(beacon.minorKey)"),
            (.deviceAddress, view.value(beacon.address.map { "\($0)" })),
            (.keysFrom, "\(view(Self.origin(of: beacon, zones)))"), (.lastHeard, view.ago(beacon.lastHeardAt)),
        ]
        return """
            <p><a href="\(BeaconsPage.path)">\(view(.backToBeacons))</a></p>\(view.facts(facts))\
            \(beacon.retiredAt == nil ? forms(view) : "<p>\(view(.beaconOutOfUse))</p>" as HTML)
            """
    }

    private func forms(_ view: View) -> HTML {
        let id = (name: "beacon_id", value: String(beacon.beaconID))
        let edit = Form(
            type: .adminEditBeacon, hidden: [id],
            fields: [.room(rooms, value: beacon.roomNumber), .description(beacon.description)], button: .save)
        let delete = Form(
            type: .adminDeleteBeacon, then: BeaconsPage.path, hidden: [id], button: .delete,
            warning: .deleteBeaconWarning(beacon.roomNumber))
        return "<h2>\(view(.change))</h2>\(view.folded(.editBeacon, edit))\(view.folded(.deleteBeacon, delete))"
    }
}
