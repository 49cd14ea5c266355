public import Phrases
public import Wire

/// Zones with their rooms, and the doors between rooms.
public struct PlacesPage: ConsolePage {
    public static let path = "/places"
    public static let types: [RequestType] = [.adminGetZones, .adminGetRooms, .adminGetDoors]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.placesTitle

    private let zones: [ZoneRecord]
    private let rooms: [RoomRecord]
    private let doors: [DoorRecord]

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PlacesPage {
        PlacesPage(
            zones: try await asker.allZones(), rooms: try await asker.allRooms(), doors: try await asker.allDoors())
    }

    public func body(_ view: View) -> HTML {
        let sections: [HTML] = zones.map { section($0, view) }
        let empty: HTML = zones.isEmpty ? "<p class=\"empty\">\(view(.noZones))</p>" : ""
        return "\(empty)<div class=\"zones\">\(sections)</div>\(newZone(view))\(newRoom(view))\(doorList(view))"
    }

    private func section(_ zone: ZoneRecord, _ view: View) -> HTML {
        let inside: [HTML] = rooms.filter { $0.zoneName == zone.zoneName }.map { room in
            """
            <li><a href="\(PlacePage.address(room.roomID))">\(room.roomNumber)</a> \
            \(room.description ?? "")\(view.retired(room.retiredAt))</li>
            """
        }
        let list: HTML = inside.isEmpty ? "<p>\(view(.noRoomsInZone))</p>" : "<ul class=\"rooms\">\(inside)</ul>"
        return """
            <section><h2><a href="\(ZonePage.address(zone.zoneID))">\(zone.zoneName)</a></h2>\
            <p>\(view(.leavesAfter(zone.leaveAfter)))</p>\(list)</section>
            """
    }

    private func newZone(_ view: View) -> HTML {
        view.folded(.newZone, Form(type: .adminCreateZone, fields: ZonePage.fields(nil), button: .create))
    }

    private func newRoom(_ view: View) -> HTML {
        guard !zones.isEmpty else { return "" }
        let fields: [Form.Field] = [
            .init(name: "room_number", label: .roomNumber), .zone(zones.map(\.zoneName)), .description(),
        ]
        return view.folded(.newRoom, Form(type: .adminCreateRoom, fields: fields, button: .create))
    }

    private func doorList(_ view: View) -> HTML {
        guard rooms.count > 1 else { return "" }
        let create = Form(type: .adminCreateDoor, fields: DoorPage.fields(rooms, nil), button: .create)
        let rows: [HTML] = doors.map { door in
            """
            <tr><th scope="row">\(door.roomA)</th><td>\(door.roomB)</td>\
            <td><a href="\(DoorPage.address(door.doorID))">\(view(.editDoor(door.roomA, door.roomB)))</a></td></tr>
            """
        }
        return """
            <h2>\(view(.doors))</h2><p>\(view(.doorsIntroduction))</p>\
            \(view.table([.room, .otherRoom, .change], rows, empty: .noDoors, id: "doors"))\
            \(view.folded(.newDoor, create))
            """
    }
}
