import Devices
import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The form that books a room, and the times on that day at which others have it.
public struct BookRoomPage: ConsolePage {
    public static let path = "/rooms/book"
    public static let types: [RequestType] = [.universalGetRooms]
    public static let name = Phrase.bookRoom

    /// In minutes.
    private static let usualLength = 45

    private let room: FreeRoomRecord
    private let from: Date
    private let day: CivilDay

    public var heading: Phrase { .bookRoomNamed(room.roomNumber) }

    static func address(_ room: String, from: Date) -> String {
        "\(path)?room=\(room.queryEscaped)&from=\(RFC3339.string(from: from).queryEscaped)"
    }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> BookRoomPage {
        let (number, time) = (try query.necessary("room"), query.schoolTime)
        let from = try query.instant("from").orNotFound()
        let day = time.day(at: from)
        let (start, end) = (time.instant(minutes: 0, of: day), time.instant(minutes: 1_440, of: day))
        var (page, room): (Int?, FreeRoomRecord?) = (1, nil)
        while let next = page, room == nil {
            let reply = try await asker.reply(
                to: FindRooms(from: .exact(start), to: .exact(end), search: number, page: next))
            (page, room) = (reply.nextPage, reply.rooms.first { $0.roomNumber == number })
        }
        return BookRoomPage(room: try room.orNotFound(), from: from, day: day)
    }

    public func body(_ view: View) -> HTML {
        let facts: [(name: Phrase, value: HTML)] = [
            (.zone, "\(room.zoneName)"), (.description, view.value(room.description)),
            (.roomType, view.value(room.roomType)), (.roomCapacity, view.value(room.capacity.map(String.init))),
            (.bookingHours, room.bookingHours.map { view.words($0) } ?? "\(view(.always))"),
        ]
        let taken: [HTML] = room.taken.map { "<li>\(view.span(of: $0.from, $0.to))</li>" }
        let list: HTML = taken.isEmpty ? "<p>\(view(.nothingTaken))</p>" : "<ul>\(taken)</ul>"
        return """
            <p><a href="\(RoomsPage.address(day))">\(view(.backToRooms))</a></p>\(view.facts(facts))\
            <h2>\(view(.takenTimes))</h2>\(list)\
            \(room.mayBook ? view.form(form(view)) : "<p>\(view(.mayNotBook))</p>" as HTML)
            """
    }

    private func form(_ view: View) -> Form {
        Form(
            type: .universalBookRoom, then: MyBookingsPage.path, hidden: [("room_number", room.roomNumber)],
            fields: [
                view.instantField("from", .bookingFrom, max(from, view.nextStep)),
                .init(
                    name: "minutes", label: .bookingMinutes, input: .measure(lowest: "5", highest: "1440", step: "5"),
                    value: String(Self.usualLength), hint: .bookingMinutesHint),
                .init(name: "title", label: .bookingTitle, isRequired: false, hint: .bookingTitleHint),
                .invited([]),
            ], button: .bookButton)
    }
}

extension View {
    /// The past cannot be booked: the start of the next five minutes on the clock.
    fileprivate var nextStep: Date {
        Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 300).rounded(.up) * 300)
    }
}

extension Form.Field {
    /// Who else may enter, one person on each line.
    static func invited(_ people: [BookingPerson]) -> Form.Field {
        let lines = people.map { $0.email ?? String($0.personID) }
        return .init(
            name: "invited", label: .bookingInvited, input: .area, value: lines.joined(separator: "\n"),
            isRequired: false, hint: .bookingInvitedHint)
    }
}
