public import Phrases
public import Wire

/// A zone, its rooms and the forms that change it.
public struct ZonePage: ConsolePage {
    public static let path = "/places/zone"
    public static let types: [RequestType] = [.adminGetZones, .adminGetRooms]
    public static let name = Phrase.zone

    private let zone: ZoneRecord
    private let rooms: [RoomRecord]

    public var heading: Phrase { .zoneTitle(zone.zoneName) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ZonePage {
        let id = try query.necessaryNumber("id")
        let zone = try await asker.allZones().first { $0.zoneID == id }.orNotFound()
        return ZonePage(zone: zone, rooms: try await asker.allRooms().filter { $0.zoneName == zone.zoneName })
    }

    static func fields(_ zone: ZoneRecord?) -> [Form.Field] {
        [
            .init(name: "zone_name", label: .zoneName, value: zone?.zoneName ?? ""),
            .init(
                name: "leave_after", label: .leaveAfter, input: .number, value: zone.map { "\($0.leaveAfter)" } ?? "",
                isRequired: zone != nil, hint: .leaveAfterHint),
        ]
    }

    public func body(_ view: View) -> HTML {
        let rows: [HTML] = rooms.map { room in
            """
            <tr><th scope="row"><a href="\(PlacePage.address(room.roomID))">\(room.roomNumber)</a>\
            \(view.retired(room.retiredAt))</th><td>\(room.description ?? "")</td></tr>
            """
        }
        return """
            <p><a href="\(PlacesPage.path)">\(view(.backToPlaces))</a> · \
            <a href="\(PlanPage.address(zone.zoneName))">\(view(.planTitle))</a> · \
            <a href="\(PlanPage.editAddress(zone.zoneName))">\(view(.planEditTitle))</a></p>\
            \(view.facts([(.majorKey, "\(zone.majorKey)"), (.leaveAfter, "\(zone.leaveAfter)")]))\
            <h2>\(view(.rooms))</h2>\(view.table([.room, .description], rows, empty: .noRoomsInZone))\
            <h2>\(view(.change))</h2>\(forms(view))
            """
    }

    private func forms(_ view: View) -> HTML {
        let id = (name: "zone_id", value: String(zone.zoneID))
        let edit = Form(type: .adminEditZone, hidden: [id], fields: Self.fields(zone), button: .save)
        let add = Form(
            type: .adminCreateRoom, hidden: [("zone_name", zone.zoneName)],
            fields: [.init(name: "room_number", label: .roomNumber), .description()], button: .create)
        let delete = Form(
            type: .adminDeleteZone, then: PlacesPage.path, hidden: [id], button: .delete,
            warning: .deleteZoneWarning(zone.zoneName))
        return "\(view.folded(.newRoom, add))\(view.folded(.editZone, edit))\(view.folded(.deleteZone, delete))"
    }
}
