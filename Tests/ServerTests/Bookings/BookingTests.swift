import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// It is Tuesday, 1 September 2026, 8:30 UTC, where nothing else is said.
@Suite(.mustEnd)
struct BookingTests {
    private static func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test("A room is booked, told, made longer and given back")
    func life() async throws {
        try await School.open { school in
            let scene = try await BookingScene(school)
            let made = try await scene.ada(
                scene.book("09:00", minutes: 45, title: "Maths", .email("BOB.student@school.example")))
            #expect(try made.from == Self.instant("2026-09-01T09:00:00Z") && made.to == made.from + 2_700)
            let own = try #require(try await scene.ada(GetBookings()).bookings.first)
            #expect(own.bookingID == made.bookingID && own.title == "Maths" && own.mine && own.state == .booked)
            #expect(own.invited?.map(\.email) == ["bob.student@school.example"])
            let theirs = try #require(try await scene.bob(GetBookings()).bookings.first)
            #expect(!theirs.mine && theirs.booker.firstName == "Ada" && theirs.invited == nil)
            let longer = try await scene.ada(scene.edit(made.bookingID, to: "10:00"))
            #expect(longer.to == made.from + 3_600)
            try await school.pass(2_400)
            _ = try await scene.ada(CancelBooking(bookingID: made.bookingID))
            let over = try #require(try await scene.ada(GetBookings()).bookings.first)
            #expect(over.state == .cancelled && over.reason == .booker && over.to == school.now)
            #expect(try await scene.bob(scene.book("09:10", minutes: 20)).from == school.now)
            let failure = try await scene.ada.refusal(of: CancelBooking(bookingID: made.bookingID))
            #expect(failure.code == .cannotBeDone)
            for action in ["room_booked", "booking_edited", "booking_cancelled"] {
                #expect(try await !school.audit(action).isEmpty)
            }
        }
    }

    @Test("Ends may touch; what overlaps is taken, also by one that is made longer")
    func overlap() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let first = try await scene.ada(scene.book("10:00", "11:00")).bookingID
            _ = try await scene.bob(scene.book("11:00", "12:00"))
            _ = try await scene.bob(scene.book("09:00", "10:00"))
            for (from, to) in [("10:00", "11:00"), ("10:30", "10:35"), ("10:55", "11:05"), ("09:55", "12:05")] {
                let failure = try await scene.bob.refusal(of: scene.book(from, to))
                #expect(failure.code == .roomTaken && failure.code.status == 409)
            }
            #expect(try await scene.ada.refusal(of: scene.edit(first, to: "11:05")).code == .roomTaken)
            _ = try await scene.ada(scene.edit(first, to: "10:30"))
            _ = try await scene.ada(scene.book("10:30", "11:00"))
        }
    }

    @Test("Of two hundred who want one slot at one time one gets it")
    func crowd() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            var peers = [scene.ada, scene.bob]
            for number in 0..<8 { peers.append(try await school.makePeer(.staff, "Person\(number)")) }
            let request = try scene.book("10:00", "11:00")
            let codes = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<200 {
                    let peer = peers[number % peers.count]
                    group.addTask {
                        let answer = try await peer.answer(to: request)
                        return answer.status == 200 ? "booked" : answer.object?["code"] as? String ?? "none"
                    }
                }
                return try await group.reduce(into: [:]) { counts, code in counts[code, default: 0] += 1 }
            }
            #expect(codes["booked"] == 1 && codes["room_taken", default: 0] > 0, "\(codes)")
            #expect(Set(codes.keys).isSubset(of: ["booked", "room_taken", "slow_down", "unavailable"]), "\(codes)")
            #expect(try await school.count("select count(*) from booking") == 1)
        }
    }

    @Test("What cannot be is refused with its reason")
    func refused() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let eve = try await school.makeStudent("Eve")
            let refusals: [(BookRoom, FailureCode, String)] = [
                (try scene.book("07:00", "08:00"), .cannotBeDone, "That time lies in the past."),
                (try scene.book("10:00", "09:00"), .badArguments, "A booking must begin before it ends."),
                (try scene.book("10:00", minutes: 7), .cannotBeDone, "steps of 5 minutes"),
                (try scene.book("10:00", minutes: 245), .cannotBeDone, "at most 240 minutes"),
                (try scene.book("2026-10-02T10:00", minutes: 30), .cannotBeDone, "at most 30 days ahead"),
                (try scene.book("10:00", minutes: 30, room: "102"), .notAllowed, "You may not book this room."),
                (try scene.book("10:00", minutes: 30, room: "9"), .notFound, "There is no room '9'."),
                (try scene.book("10:00"), .badArguments, "'to'"),
                (try scene.book("10:00", "11:00", minutes: 5), .badArguments, "'to'"),
                (try scene.book("10:00", minutes: 30, title: " "), .badArguments, "'title'"),
                (try scene.book("10:00", minutes: 30, .email("x@y.z")), .notFound, "There is no person 'x@y.z'."),
                (
                    try scene.book(
                        "10:00", minutes: 30, .number(eve), .email("bob.student@school.example"),
                        .email(Template.admin)),
                    .cannotBeDone, "at most 3 people"
                ),
            ]
            for (request, code, reason) in refusals {
                let failure = try await scene.ada.refusal(of: request)
                #expect(failure.code == code && failure.reason.contains(reason), "\(failure.reason)")
            }
            let visitor = try await school.makePeer(.visitor)
            #expect(try await visitor.refusal(of: scene.book("10:00", minutes: 30)).code == .notAllowed)
            #expect(try await school.admin.refusal(of: scene.book("10:00", minutes: 30)).code == .notAllowed)
            for hour in ["10:00", "11:00", "12:00"] { _ = try await scene.ada(scene.book(hour, minutes: 30)) }
            let fourth = try await scene.ada.refusal(of: scene.book("13:00", minutes: 30))
            #expect(fourth.code == .cannotBeDone && fourth.reason.contains("3 bookings"))
        }
    }

    @Test("The settings of the school hold")
    func settings() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            for (item, value) in [
                ("booking_step", 15), ("booking_longest", 30), ("booking_ahead", 1), ("booking_open", 1),
            ] {
                _ = try await school.admin(WriteConfig(item: item, value: .integer(value)))
                #expect(try await school.admin(ReadConfig(item: item)).value == .integer(value))
            }
            for request in [
                try scene.book("10:05", minutes: 30), try scene.book("10:00", minutes: 45),
                try scene.book("2026-09-03T10:00", minutes: 30),
            ] { #expect(try await scene.ada.refusal(of: request).code == .cannotBeDone) }
            _ = try await scene.ada(scene.book("2026-09-02T10:00", minutes: 30))
            #expect(try await scene.ada.refusal(of: scene.book("11:00", minutes: 30)).code == .cannotBeDone)
        }
    }

    @Test("A room is booked within its hours, and who may is asked anew each time")
    func hours() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let span = HoursRecord(
                weekdays: [.tue], from: try #require(ClockTime("08:00")), until: try #require(ClockTime("10:00")))
            _ = try await school.admin(EditRoom(roomID: scene.room, bookingHours: [span]))
            let id = try await scene.ada(scene.book("09:00", "10:00")).bookingID
            #expect(try await scene.ada.refusal(of: scene.edit(id, to: "10:05")).reason.contains("these hours"))
            let wednesday = try scene.book("2026-09-02T09:00", "2026-09-02T10:00")
            #expect(try await scene.ada.refusal(of: wednesday).code == .cannotBeDone)
            _ = try await school.admin(EditRoom(roomID: scene.room, bookableBy: [.staff], without: [.bookingHours]))
            #expect(try await scene.ada.refusal(of: wednesday).code == .notAllowed)
            // What is booked stays, and another time is for those who may book.
            _ = try await scene.ada(EditBooking(bookingID: id, title: "Physics"))
            #expect(try await scene.ada.refusal(of: scene.edit(id, to: "10:05")).code == .notAllowed)
            // When it is taken is for them, too, but for those who have something there.
            #expect(try await scene.ada(GetBookings(roomNumber: "101")).taken == nil)
            let visitor = try await school.makePeer(.visitor)
            #expect(try await visitor.refusal(of: GetBookings(roomNumber: "101")).code == .notFound)
        }
    }

    @Test(
        "Over both clock changes hours are those that pass, what is skipped is refused, and an offset says which",
        arguments: [("Europe/Copenhagen", "2026-10-25"), ("America/New_York", "2026-11-01")])
    func clockChanges(zone: String, day: String) async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school, zone: zone)
            _ = try await school.admin(WriteConfig(item: "booking_ahead", value: .integer(366)))
            _ = try await school.admin(WriteConfig(item: "booking_open", value: .integer(10)))
            // An hour comes twice, from 2:00 or from 1:00.
            let hour = zone == "Europe/Copenhagen" ? 2 : 1
            let long = try await scene.ada(scene.book("\(day)T0\(hour - 1):00", "\(day)T0\(hour + 1):00"))
            #expect(long.to.timeIntervalSince(long.from) == 3 * 3_600)
            _ = try await scene.ada(CancelBooking(bookingID: long.bookingID))
            let first = try await scene.ada(scene.book("\(day)T0\(hour):30", "\(day)T0\(hour):45"))
            let offset = zone == "Europe/Copenhagen" ? "+01:00" : "-05:00"
            let second = try await scene.ada(scene.book("\(day)T0\(hour):30\(offset)", "\(day)T0\(hour):45"))
            #expect(second.from == first.from + 3_600 && second.to == first.to + 3_600)
            // An hour is skipped, from 2:00 in both.
            let spring = zone == "Europe/Copenhagen" ? "2027-03-28" : "2027-03-14"
            for request in [
                try scene.book("\(spring)T02:30", minutes: 30), try scene.book("\(spring)T01:30", "\(spring)T02:30"),
            ] {
                let failure = try await scene.ada.refusal(of: request)
                #expect(failure.code == .badArguments && failure.reason.contains("skip 02:30 of \(spring)"))
            }
            let short = try await scene.ada(scene.book("\(spring)T01:30", "\(spring)T03:30"))
            #expect(short.to.timeIntervalSince(short.from) == 3_600)
        }
    }

    @Test("Who still has the password that somebody gave them books nothing")
    func passwordPending() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let id = try await scene.ada(scene.book("10:00", minutes: 30)).bookingID
            try await school.sql.query("update person set password_temporary = true where first_name = 'Ada'")
            for failure in [
                try await scene.ada.refusal(of: scene.book("11:00", minutes: 30)),
                try await scene.ada.refusal(of: scene.edit(id, to: "11:00")),
                try await scene.ada.refusal(of: CancelBooking(bookingID: id)),
            ] { #expect(failure.code == .passwordChangeNecessary) }
        }
    }

    @Test("Sent again under its word a booking is made once")
    func once() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let (request, word) = (try scene.book("09:00", "10:00"), UUID())
            let first = try await scene.ada(request, key: word)
            #expect(try await scene.ada(request, key: word) == first)
            #expect(try await scene.ada(GetBookings()).total == 1)
        }
    }
}
