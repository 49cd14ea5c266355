public import Phrases
import Vocabulary
public import Wire

import struct Foundation.Date

/// Who is in a room, now or at a moment.
public struct RoomPage: ConsolePage {
    public static let path = "/room"
    public static let types: [RequestType] = [.adminGetRoomOccupants, .adminGetOccupancy]
    public static let name = Phrase.room
    public static let scripts = ["now.js"]

    private let room: String
    /// As requested; nil for now.
    private let moment: Date?
    private let reply: GetRoomOccupants.Reply
    private let day: RoomDay

    public var heading: Phrase { .roomTitle(room) }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RoomPage {
        let (room, moment) = (try query.necessary("room"), try query.instant("at") ?? query.minuteOfDay())
        let reply = try await asker.reply(to: GetRoomOccupants(roomNumber: room, at: moment))
        let day = try await RoomDay.load(room, query.day(of: reply.at), asker)
        return RoomPage(room: room, moment: moment, reply: reply, day: day)
    }

    public func body(_ view: View) -> HTML {
        let back: HTML =
            moment == nil ? "" : "<a href=\"\(Self.path)?room=\(room.queryEscaped)\">\(view(.backToNow))</a>"
        let list = view.table(
            [.personName, .role, .since, .lastHeard, .restsOn], reply.people.map { row($0, view) },
            empty: .roomEmpty(isWhole: reply.whole), id: "occupants")
        return """
            <form method="get" class="search"><input type="hidden" name="room" value="\(room)">\
            <label for="at">\(view(.atMoment))</label><input type="datetime-local" id="at" name="at" \
            value="\(moment.map(view.localTime) ?? "")"><button>\(view(.show))</button>\(back)</form>\
            \(day.slider(at: reply.at, view))\
            <p>\(view(.peopleIn(reply.people.count))) · \(view.time(reply.at))</p>\(list)\
            <h2>\(view(.countsOfDay(view.day(reply.at))))</h2>\(day.chart(at: reply.at, view))\(day.table(view))
            """
    }

    private func row(_ person: OccupantRecord, _ view: View) -> HTML {
        """
        <tr><th scope="row"><a href="\(PersonPage.path)?id=\(person.personID)">\
        \(view.name(person.firstName, person.lastName, person.personID, person.email))</a></th>\
        <td>\(view(Phrase.roleName(person.classification.rawValue)))</td>\
        <td>\(view.time(person.since))</td><td>\(view.ago(person.heardAt))</td>\
        <td>\(view.source(person.source)) \(view.said(by: person.saidBy, at: person.saidAt))</td></tr>
        """
    }
}
