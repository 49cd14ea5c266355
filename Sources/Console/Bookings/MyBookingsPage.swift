import Foundation
public import Phrases
import Vocabulary
public import Wire

/// The rooms that the viewer booked or is invited to, and forms that change or cancel the bookings.
public struct MyBookingsPage: ConsolePage {
    public static let path = "/my-bookings"
    public static let types: [RequestType] = [.universalGetBookings]
    public static let name = Phrase.ownBookingsTitle
    public static let scripts = ["follow.js"]

    private static let pageSize = 50

    private let page: Int
    private let reply: GetBookings.Reply

    /// Live events report changes.
    public var eventID: Int64? { .max }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> MyBookingsPage {
        let page = try query.page
        let reply = try await asker.reply(to: GetBookings(page: page, pageSize: pageSize))
        return MyBookingsPage(page: page, reply: reply)
    }

    public func body(_ view: View) -> HTML {
        let cards: HTML =
            reply.bookings.isEmpty
            ? "<p class=\"empty\">\(view(.noBookings))</p>"
            : "\(reply.bookings.map { BookingCard(booking: $0).html(view) })"
        return """
            <p><a href="\(RoomsPage.path)">\(view(.backToRooms))</a></p><p>\(view(.ownBookingsIntroduction))</p>\
            <div data-part="bookings" data-follow="booking"><p>\(view(.bookingCount(reply.total)))</p>\(cards)</div>\
            \(view.pager(page, size: Self.pageSize, total: reply.total, path: Self.path, search: nil))
            """
    }
}
