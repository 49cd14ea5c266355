public import Phrases
import Vocabulary
public import Wire

import struct Foundation.Date

/// All people's bookings, for admins.
public struct AllBookingsPage: ConsolePage {
    public static let path = "/bookings"
    public static let types: [RequestType] = [.adminGetBookings]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.allBookingsTitle

    private static let pageSize = 100

    private let asked: GetAllBookings
    /// As requested.
    private let span: (from: Date?, to: Date?)
    private let reply: GetAllBookings.Reply

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> AllBookingsPage {
        let span = (from: try query.instant("from"), to: try query.instant("to"))
        let asked = GetAllBookings(
            roomNumber: query["room"], personID: try query.number("person_id"),
            state: try query.value("state", of: BookingState.self), from: span.from.map { .exact($0) },
            to: span.to.map { .exact($0) }, search: query["search"], page: try query.page, pageSize: pageSize)
        return AllBookingsPage(asked: asked, span: span, reply: try await asker.reply(to: asked))
    }

    public func body(_ view: View) -> HTML {
        let states = BookingState.allCases.map { (value: $0.rawValue, label: Phrase.bookingState($0.rawValue)) }
        let filters = view.filters(
            [
                view.typed("search", .searchBookings, asked.search, type: "search"),
                view.typed("person_id", .unlockPerson, asked.personID.map { String($0) }, type: "number"),
                view.choice("state", .stateHeading, asked.state?.rawValue, states), view.span(span.from, span.to),
            ], .search)
        let table = view.table(
            [.bookingWhen, .room, .booker, .bookingTitle, .stateHeading, .change], reply.bookings.map { row($0, view) },
            empty: .noBookings, id: "bookings")
        let pager = view.pager(
            asked.page ?? 1, size: Self.pageSize, total: reply.total, path: Self.path,
            fields: [
                ("search", asked.search), ("room", asked.roomNumber), ("person_id", asked.personID.map { String($0) }),
                ("state", asked.state?.rawValue), ("from", span.from.map(view.localTime)),
                ("to", span.to.map(view.localTime)),
            ])
        return """
            <p>\(view(.allBookingsIntroduction))</p>\(filters)<p>\(view(.bookingCount(reply.total)))</p>\(table)\(pager)
            """
    }

    private func row(_ booking: BookingRecord, _ view: View) -> HTML {
        let cancel = Form(
            type: .universalCancelBooking, key: String(booking.bookingID),
            hidden: [("booking_id", String(booking.bookingID))], button: .cancelBooking, style: "plain")
        let invited = booking.invited.map { view(.invitedCount($0.count)) } ?? ""
        return """
            <tr><th scope="row">\(view.span(of: booking.from, booking.to))</th><td>\(booking.roomNumber)</td>\
            <td>\(view.name(of: booking.booker)) <small>\(invited)</small></td>\
            <td>\(view.value(booking.title))</td><td>\(view.state(of: booking))</td>\
            <td>\(view.isOver(booking) ? "" : view.form(cancel))</td></tr>
            """
    }
}
