import Devices
import Phrases
import Vocabulary
import Wire

/// The rights to enter and to book a room, on the page on which admins change the room.
struct RoomUse {
    private let room: RoomRecord
    private let locks: [LockRecord]

    static func load(_ room: RoomRecord, _ asker: some Asking) async throws -> RoomUse {
        let locks = try await asker.reply(to: GetLocks(roomNumber: room.roomNumber, page: 1, pageSize: 1_000)).locks
        return RoomUse(room: room, locks: locks)
    }

    private var id: (name: String, value: String) { ("room_id", String(room.roomID)) }

    func facts(_ view: View) -> [(name: Phrase, value: HTML)] {
        let roles = room.bookableBy.map { view(Phrase.roleName($0.rawValue)) }.joined(separator: ", ")
        return [
            (.requiredLevel, "\(room.requiredLevel.map(String.init) ?? view(.noLevelOpens))"),
            (.roomType, view.value(room.roomType)), (.roomCapacity, view.value(room.capacity.map(String.init))),
            (.bookableBy, "\(roles.isEmpty ? view(.bookableByNone) : roles)"),
            (.bookingHours, room.bookingHours.map { view.words($0) } ?? "\(view(.always))"),
        ]
    }

    func locks(_ view: View) -> HTML {
        let rows: [HTML] = locks.map { lock in
            """
            <tr><th scope="row"><a href="\(LockSetupPage.address(lock.lockID))">\(lock.lockName)</a>\
            \(view.retired(lock.retiredAt))</th><td>\(view.lockState(lock.state))</td></tr>
            """
        }
        return """
            \(view.table([.lockName, .stateHeading], rows, empty: .noLocksOfRoom, id: "room-locks"))\
            <p><a href="\(ClearancesPage.address(room.roomNumber))">\(view(.clearancesLink))</a> · \
            <a href="\(ManageLocksPage.path)?room=\(room.roomNumber.queryEscaped)">\(view(.manageLocksTitle))</a></p>
            """
    }

    /// Each argument that admits people requires a confirmation: related arguments share a form.
    func forms(_ view: View) -> HTML {
        let level = Form(
            type: .adminEditRoom, key: "level", hidden: [id],
            fields: [.level("required_level", .requiredLevel, room.requiredLevel, .requiredLevelHint)], button: .save)
        return """
            \(view.folded(.editRequiredLevel, level))\(view.folded(.editRoomBooking, booking(view)))\(without(view))
            """
    }

    private func booking(_ view: View) -> Form {
        Form(
            type: .adminEditRoom, key: "booking", hidden: [id],
            fields: [
                .init(
                    name: "bookable_by", label: .bookableBy, input: .checks(PeoplePage.roles(view)),
                    value: room.bookableBy.map(\.rawValue).joined(separator: " "), isRequired: false),
                .init(name: "room_type", label: .roomType, value: room.roomType ?? "", isRequired: false),
                .init(
                    name: "capacity", label: .roomCapacity, input: .measure(lowest: "1", highest: "10000", step: "1"),
                    value: room.capacity.map(String.init) ?? "", isRequired: false),
            ] + Form.Field.hours("booking_hours", room.bookingHours ?? [], .bookingHoursHint, view), button: .save)
    }

    private func without(_ view: View) -> HTML {
        let members: [(member: RoomMember, title: Phrase, isSet: Bool)] = [
            (.requiredLevel, .withoutLevel, room.requiredLevel != nil),
            (.roomType, .withoutType, room.roomType != nil), (.capacity, .withoutCapacity, room.capacity != nil),
        ]
        let forms: [HTML] = members.filter(\.isSet).map { member in
            view.form(
                Form(
                    type: .adminEditRoom, key: member.member.rawValue,
                    hidden: [id, ("without", member.member.rawValue)], button: member.title, style: "inline"))
        }
        return "\(forms)"
    }
}
