import Foundation
import Testing
import Vocabulary
import Wire

/// Rooms 101, that students and staff book, and 102, that nobody does.
struct BookingScene {
    let school: School
    let ada: Peer
    let bob: Peer
    let room: Int64

    init(_ school: School, zone: String? = nil) async throws {
        self.school = school
        if let zone { _ = try await school.admin(WriteConfig(item: "time_zone", value: .text(zone))) }
        try await school.makeRooms("102")
        room = try await school.admin(
            CreateRoom(
                roomNumber: "101", zoneName: "East", roomType: "Lab", capacity: 3,
                bookableBy: [.student, .staff])
        ).roomID
        ada = try await school.makePeer(.student, "Ada")
        bob = try await school.makePeer(.student, "Bob")
    }

    func book(
        _ from: String, _ to: String? = nil, minutes: Int? = nil, room: String = "101", title: String? = nil,
        _ invited: PersonReference...
    ) throws -> BookRoom {
        BookRoom(
            roomNumber: room, from: try #require(SchoolInstant(from)),
            to: try to.map { try #require(SchoolInstant($0)) }, minutes: minutes, title: title,
            invited: invited.isEmpty ? nil : invited)
    }

    func edit(_ id: Int64, to: String) throws -> EditBooking {
        let end = try #require(SchoolInstant(to))
        return EditBooking(bookingID: id, to: end)
    }
}
