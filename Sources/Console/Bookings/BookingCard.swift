import Foundation
import Phrases
import Vocabulary
import Wire

/// One booking, and the forms with which its booker changes or cancels it.
struct BookingCard {
    let booking: BookingRecord

    private var id: (name: String, value: String) { ("booking_id", String(booking.bookingID)) }
    private var key: String { String(booking.bookingID) }

    /// In seconds.
    private static let addition = 900.0

    func html(_ view: View) -> HTML {
        let title: HTML? = booking.title.map { "<p>\($0)</p>" }
        let noticed: HTML? =
            view.isOver(booking)
            ? nil : booking.noticedAt.map { _ in "<p class=\"warning\">\(view(.bookingNoticed))</p>" }
        return """
            <section class="alert" id="booking-\(booking.bookingID)">\
            <h2>\(booking.roomNumber) <small>\(booking.zoneName)</small></h2>\
            <p>\(view.span(of: booking.from, booking.to)) \(view.state(of: booking))</p>\(title)\(noticed)\
            <p>\(view(.booker)): \(view.booker(of: booking))\(invited(view))</p>\
            \(booking.mine && !view.isOver(booking) ? forms(view) : "")</section>
            """
    }

    private func invited(_ view: View) -> HTML {
        guard let invited = booking.invited else { return "" }
        let names: [HTML] = invited.map { view.name(of: $0) }
        let list: HTML = names.isEmpty ? "" : ": \(HTML.joined(names, by: "; "))"
        return " · \(view(.invitedCount(invited.count)))\(list)"
    }

    private func forms(_ view: View) -> HTML {
        let longer = booking.to.addingTimeInterval(Self.addition)
        let extend = Form(
            type: .universalEditBooking, key: "longer \(key)", hidden: [id, ("to", RFC3339.string(from: longer))],
            button: .extendBooking, style: "inline")
        return """
            \(view.form(extend))\(view.folded(.editBooking, edit(view)))\(view.folded(.cancelBooking, cancel))
            """
    }

    /// After it has begun, its start cannot be changed.
    private func edit(_ view: View) -> Form {
        let from = view.now < booking.from ? [view.instantField("from", .bookingFrom, booking.from)] : []
        return Form(
            type: .universalEditBooking, key: "edit \(key)", hidden: [id],
            fields: from + [
                view.instantField("to", .bookingTo, booking.to),
                .init(
                    name: "title", label: .bookingTitle, value: booking.title ?? "", isRequired: false,
                    hint: .bookingTitleHint),
                .invited(booking.invited ?? []),
            ], button: .save)
    }

    private var cancel: Form {
        Form(
            type: .universalCancelBooking, key: key, hidden: [id], button: .cancelBooking,
            warning: .cancelBookingWarning)
    }
}

extension View {
    func isOver(_ booking: BookingRecord) -> Bool { booking.state != .booked || booking.to <= now }

    /// Its state, and why it ended.
    func state(of booking: BookingRecord) -> HTML {
        let shape = isOver(booking) ? "left" : booking.from <= now ? "present" : "unknown"
        let why: HTML? = booking.reason.map { " <small>(\(self(.bookingEnd($0.rawValue))))</small>" }
        return "<span class=\"state \(shape)\">\(self(.bookingState(booking.state.rawValue)))</span>\(why)"
    }

    /// The person's number if the viewer may not see the name.
    func name(of person: BookingPerson) -> HTML {
        guard let first = person.firstName, let last = person.lastName else { return "\(person.personID)" }
        return name(first, last, person.personID)
    }

    func booker(of booking: BookingRecord) -> HTML {
        booking.mine ? "\(self(.bookedByYou))" : name(of: booking.booker)
    }
}
