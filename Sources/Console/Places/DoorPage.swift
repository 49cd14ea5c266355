public import Phrases
public import Wire

/// A door between two rooms, to be changed or deleted.
public struct DoorPage: ConsolePage {
    public static let path = "/places/door"
    public static let types: [RequestType] = [.adminGetDoors, .adminGetRooms]
    public static let name = Phrase.doors

    private let door: DoorRecord
    private let rooms: [RoomRecord]

    public var heading: Phrase { .doorTitle(door.roomA, door.roomB) }

    static func address(_ id: Int64) -> String { "\(path)?id=\(id)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> DoorPage {
        let id = try query.necessaryNumber("id")
        let door = try await asker.allDoors().first { $0.doorID == id }.orNotFound()
        return DoorPage(door: door, rooms: try await asker.allRooms())
    }

    static func fields(_ rooms: [RoomRecord], _ door: DoorRecord?) -> [Form.Field] {
        [
            .room(rooms, name: "room_a", value: door?.roomA ?? ""),
            .room(rooms, name: "room_b", label: .otherRoom, value: door?.roomB ?? ""),
        ]
    }

    public func body(_ view: View) -> HTML {
        let id = (name: "door_id", value: String(door.doorID))
        let edit = Form(type: .adminEditDoor, hidden: [id], fields: Self.fields(rooms, door), button: .save)
        let delete = Form(
            type: .adminDeleteDoor, then: PlacesPage.path, hidden: [id], button: .delete,
            warning: .deleteDoorWarning(door.roomA, door.roomB))
        return """
            <p><a href="\(PlacesPage.path)">\(view(.backToPlaces))</a></p>\(view.form(edit))\
            \(view.folded(.deleteDoor, delete))
            """
    }
}
