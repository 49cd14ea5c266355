public import ArgumentParser
import Client
import Foundation
public import Vocabulary
import Wire

struct BookCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "book", abstract: "Book a room.", discussion: "Such as: rollcall book 12 --from 14:00 --for 45")

    @Argument(help: "The room's number.")
    var room: String

    @Option(help: BookingTimeOptions.help)
    var from: InstantArgument

    @OptionGroup var time: BookingTimeOptions

    @Option(help: "What it is for.")
    var title: String?

    @Option(help: "Who else may come in: e-mail address or number; may be repeated.")
    var invite: [PersonArgument] = []

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        if time.to == nil, time.minutes == nil { throw ValidationError("Give --to or --for.") }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            BookRoom(
                roomNumber: room, from: from.instant, to: time.to?.instant, minutes: time.minutes, title: title,
                invited: invite.isEmpty ? nil : invite.map(\.reference)))
        let (from, to) = (output.times.text(reply.from), output.times.text(reply.to))
        try output.show(reply, "Booked room \(room) from \(from) to \(to) (booking \(reply.bookingID)).")
    }
}

struct BookingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookings", abstract: "Bookings of rooms: your own, and for admins all.",
        subcommands: [List.self, ListAll.self, Edit.self, Cancel.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the bookings that you made or are invited to.")

        @Option(help: "Only of this room; tells also when others have it.")
        var room: String?

        @OptionGroup var span: BookingSpanOptions
        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetBookings(
                    roomNumber: room, from: span.from?.instant, to: span.to?.instant, search: pages.search,
                    page: pages.page,
                    pageSize: pages.pageSize))
            let none: [TerminalText] = ["You have no bookings."]
            let own = Table(BookingsCommand.columns, of: reply.bookings, times: output.times).lines
            let taken: [TerminalText] = (reply.taken ?? []).filter { $0.bookingID == nil }.map {
                "Taken from \(output.times.text($0.from)) to \(output.times.text($0.to))."
            }
            try output.show(reply, (reply.bookings.isEmpty ? none : own) + taken)
        }
    }

    struct ListAll: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "all", abstract: "List all bookings. The audit records your look.")

        @Option(help: "Only of this room.")
        var room: String?

        @Option(help: "Only those that this person made or is invited to, by number.")
        var person: Int64?

        @Option(help: "booked, released or cancelled.")
        var state: BookingState?

        @OptionGroup var span: BookingSpanOptions
        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetAllBookings(
                    roomNumber: room, personID: person, state: state, from: span.from?.instant, to: span.to?.instant,
                    search: pages.search, page: pages.page, pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no bookings."]
            try output.show(
                reply,
                reply.bookings.isEmpty
                    ? none : Table(BookingsCommand.columns, of: reply.bookings, times: output.times).lines)
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a booking, such as its end while the room is free.")

        @Argument(help: "The booking's id; see `rollcall bookings`.")
        var id: Int64

        @Option(help: BookingTimeOptions.help)
        var from: InstantArgument?

        @OptionGroup var time: BookingTimeOptions

        @Option(help: "What it is for; empty for nothing.")
        var title: String?

        @Option(help: "All who may come in besides: e-mail address or number; may be repeated.")
        var invite: [PersonArgument] = []

        @Flag(help: "Remove all invitations.")
        var inviteNone = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if inviteNone, !invite.isEmpty { throw ValidationError("Give either --invite or --invite-none.") }
            try requireChange(from, time.to, time.minutes, title, invite.first, inviteNone ? true : nil)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditBooking(
                    bookingID: id, from: from?.instant, to: time.to?.instant, minutes: time.minutes, title: title,
                    invited: invite.isEmpty && !inviteNone ? nil : invite.map(\.reference)))
            let (from, to) = (output.times.text(reply.from), output.times.text(reply.to))
            try output.show(reply, "Changed booking \(id): from \(from) to \(to).")
        }
    }

    struct Cancel: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel", abstract: "Give a booking back, or what is left of it.")

        @Argument(help: "The booking's id; see `rollcall bookings`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Cancel booking \(id)?")
            try output.show(try await client.send(CancelBooking(bookingID: id)), "Cancelled booking \(id).")
        }
    }

    fileprivate static let columns: [Column<BookingRecord>] = [
        Column("ID") { String($0.bookingID) },
        Column("ROOM") { $0.roomNumber },
        Column("FROM") { $1.text($0.from) },
        Column("TO") { $1.text($0.to) },
        Column("TITLE") { $0.title ?? "" },
        Column("BY") {
            $0.mine ? "you" : [$0.booker.firstName, $0.booker.lastName].compactMap(\.self).joined(separator: " ")
        },
        Column("INVITED") { $0.invited.map { String($0.count) } ?? "" },
        Column("STATE") { [$0.state.rawValue, $0.reason?.rawValue].compactMap(\.self).joined(separator: ": ") },
    ]
}

/// Between which times.
struct BookingSpanOptions: ParsableArguments {
    @Option(help: "Only what ends after this; 14:00 (today), \"2026-09-01 14:00\", or RFC 3339.")
    var from: InstantArgument?

    @Option(help: "Only what begins before this.")
    var to: InstantArgument?
}

extension BookingState: ExpressibleByArgument {}
