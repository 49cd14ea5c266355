import Devices
import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The free rooms of a day.
public struct RoomsPage: ConsolePage {
    public static let path = "/rooms"
    public static let types: [RequestType] = [.universalGetRooms]
    public static let place: NavigationPlace? = .own
    public static let name = Phrase.roomsTitle
    public static let scripts = ["follow.js"]

    private static let pageSize = 50

    private let day: CivilDay
    /// From midnight to midnight, and not only the usual hours.
    private let isWhole: Bool
    private let asked: FindRooms
    private let reply: FindRooms.Reply

    /// Live events report changes of the viewer's own bookings.
    public var eventID: Int64? { .max }

    static func address(_ day: CivilDay) -> String { "\(path)?day=\(day)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> RoomsPage {
        let time = query.schoolTime
        var day = try query.civilDay("day")
        if day == nil { day = time.day(at: try await asker.reply(to: FindRooms(page: 1, pageSize: 1)).from) }
        let shown = try day.orNotFound()
        let asked = FindRooms(
            from: .exact(time.instant(minutes: 0, of: shown)), to: .exact(time.instant(minutes: 1_440, of: shown)),
            capacity: try query.number("capacity").map { Int(clamping: $0) }, roomType: query["room_type"],
            search: query["search"], page: try query.page, pageSize: pageSize)
        return RoomsPage(
            day: shown, isWhole: query["whole"] == "true", asked: asked, reply: try await asker.reply(to: asked))
    }

    public func body(_ view: View) -> HTML {
        let isNarrowed = asked.search != nil || asked.roomType != nil || asked.capacity != nil
        let grid = RoomGrid(reply.rooms, on: day, isWhole: isWhole, view)
        let table: HTML =
            reply.rooms.isEmpty
            ? "<p class=\"empty\">\(view(isNarrowed ? .noRoomFound : .noRoomsToBook))</p>" : grid.html(view)
        let clocks: HTML = grid.clocksChange ? "<p class=\"warning\">\(view(.clocksChange))</p>" : ""
        return """
            <p><a href="\(MyBookingsPage.path)">\(view(.ownBookingsTitle))</a></p>\
            \(filters(view))\(days(view))\(clocks)\
            <div data-part="rooms" data-follow="booking">\(table)</div>\(pager(view))
            """
    }

    private func filters(_ view: View) -> HTML {
        view.filters([
            view.typed("day", .gridDay, day.description, type: "date"),
            view.typed("capacity", .gridCapacity, asked.capacity.map { String($0) }, type: "number"),
            view.typed("room_type", .roomType, asked.roomType, type: "text"),
            view.typed("search", .gridSearch, asked.search, type: "search"),
        ])
    }

    private func days(_ view: View) -> HTML {
        func link(_ day: CivilDay, _ phrase: Phrase, _ more: String = "") -> HTML {
            let fields: [(name: String, value: String?)] = [
                ("capacity", asked.capacity.map { String($0) }), ("room_type", asked.roomType),
                ("search", asked.search),
            ]
            let query = fields.compactMap { field in field.value.map { "&\(field.name)=\($0.queryEscaped)" } }.joined()
            return "<a href=\"\(Self.address(day))\(query)\(more)\">\(view(phrase))</a>"
        }
        let whole: HTML = isWhole ? "" : link(day, .wholeDay, "&whole=true")
        return """
            <nav class="pager" aria-label="\(view(.gridDay))">\(link(day.adding(-1), .dayBefore))\
            \(link(day.adding(1), .dayAfter))\(whole)</nav><h2>\(view(.gridOf(day.description)))</h2>
            """
    }

    private func pager(_ view: View) -> HTML {
        view.pager(
            asked.page ?? 1, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [
                ("day", day.description), ("capacity", asked.capacity.map { String($0) }),
                ("room_type", asked.roomType), ("search", asked.search), ("whole", isWhole ? "true" : nil),
            ])
    }
}
