public import Phrases
public import Wire

/// A room as admins change it, and the doors that lead out of it. `RoomPage` shows who is in the room.
public struct PlacePage: ConsolePage {
    public static let path = "/places/room"
    public static let types: [RequestType] = [
        .adminGetZones, .adminGetRooms, .adminGetDoors, .universalGetLocks,
    ]
    public static let name = Phrase.room

    private let room: RoomRecord
    private let rooms: [RoomRecord]
    private let zones: [ZoneRecord]
    /// The doors of this room.
    private let doors: [DoorRecord]
    private let use: RoomUse

    public var heading: Phrase { .roomTitle(room.roomNumber) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> PlacePage {
        let id = try query.necessaryNumber("id")
        let rooms = try await asker.allRooms()
        let room = try rooms.first { $0.roomID == id }.orNotFound()
        let doors = try await asker.allDoors().filter { [$0.roomA, $0.roomB].contains(room.roomNumber) }
        return PlacePage(
            room: room, rooms: rooms, zones: try await asker.allZones(), doors: doors,
            use: try await RoomUse.load(room, asker))
    }

    public func body(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] =
            [
                (.zone, "\(room.zoneName)"), (.description, view.value(room.description)),
            ] + use.facts(view)
        let isInUse = room.retiredAt == nil
        return """
            <p><a href="\(PlacesPage.path)">\(view(.backToPlaces))</a> · \
            <a href="\(RoomPage.path)?room=\(room.roomNumber.queryEscaped)">\(view(.whoIsInRoom))</a></p>\
            \(view.facts(facts))\(isInUse ? "" : "<p>\(view(.roomOutOfUse))</p>" as HTML)\
            <h2>\(view(.doors))</h2>\(doorTable(view))\(isInUse ? newDoor(view) : "")\
            <h2>\(view(.locksOfRoom))</h2>\(use.locks(view))\
            \(isInUse ? "<h2>\(view(.change))</h2>\(forms(view))" : "" as HTML)
            """
    }

    private func doorTable(_ view: View) -> HTML {
        let rows: [HTML] = doors.map { door in
            let other = door.roomA == room.roomNumber ? door.roomB : door.roomA
            return """
                <tr><th scope="row">\(other)</th>\
                <td><a href="\(DoorPage.address(door.doorID))">\(view(.editDoor(door.roomA, door.roomB)))</a></td></tr>
                """
        }
        return view.table([.otherRoom, .change], rows, empty: .noDoorsOfRoom, id: "doors")
    }

    private func newDoor(_ view: View) -> HTML {
        let others = rooms.filter { $0.roomID != room.roomID && $0.retiredAt == nil }
        guard !others.isEmpty else { return "" }
        let form = Form(
            type: .adminCreateDoor, hidden: [("room_a", room.roomNumber)],
            fields: [.room(others, name: "room_b", label: .otherRoom)], button: .create)
        return view.folded(.newDoor, form)
    }

    private func forms(_ view: View) -> HTML {
        let id = (name: "room_id", value: String(room.roomID))
        let edit = Form(
            type: .adminEditRoom, hidden: [id],
            fields: [
                .init(name: "room_number", label: .roomNumber, value: room.roomNumber),
                .zone(zones.map(\.zoneName), value: room.zoneName), .description(room.description),
            ],
            button: .save)
        let delete = Form(
            type: .adminDeleteRoom, then: PlacesPage.path, hidden: [id], button: .delete,
            warning: .deleteRoomWarning(room.roomNumber))
        return "\(view.folded(.editRoom, edit))\(use.forms(view))\(view.folded(.deleteRoom, delete))"
    }
}
