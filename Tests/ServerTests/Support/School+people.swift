import Beacon
import Foundation
import Postgres
import Vocabulary
import Wire

extension School {
    /// Makes rooms of a zone; the zone is made where it has a leave time.
    func makeRooms(_ numbers: String..., zone: String = "East", leaveAfter: Int? = nil) async throws {
        _ = try await admin(CreateZone(zoneName: zone, leaveAfter: leaveAfter))
        for number in numbers {
            _ = try await admin(CreateRoom(roomNumber: number, zoneName: zone))
        }
    }

    /// A scanner in a room, as the peer it is.
    func makeScanner(in room: String, name: String? = nil) async throws -> Peer {
        let made = try await admin(CreateScanner(scannerName: name ?? "scanner of \(room)", roomNumber: room))
        return server.peer(Peer(bearer: made.token))
    }

    /// A student, `first@school.example`, who can log in with the template's password where asked for.
    @discardableResult
    func makeStudent(_ first: String, canLogIn: Bool = false) async throws -> Int64 {
        let made = try await admin(
            CreateStudent(
                email: "\(first.lowercased())@school.example", firstName: first, lastName: "Lovelace",
                password: canLogIn ? Template.password : nil))
        try await acceptPasswords()
        return made.personID
    }

    /// An account of any classification, logged in.
    func makePeer(_ classification: Classification, _ first: String = "Some") async throws -> Peer {
        let email = "\(first.lowercased()).\(classification.rawValue)@school.example"
        _ = try await admin(
            CreatePerson(
                email: email, firstName: first, lastName: "Body", password: Template.password,
                classification: classification))
        try await acceptPasswords()
        let peer = try await stranger.loggedIn(as: email)
        try await confirmSessions()
        return peer
    }

    /// A phone that came in by a new link of the roll-call in progress.
    func makeHelper(_ name: String = "Mia", label: String = "Gate A", zone: String? = nil) async throws -> Peer {
        let link = try await admin(CreateMusterLink(label: label, zoneName: zone, minutes: 60))
        return try await join(link, as: name)
    }

    /// The phone of somebody who opens a link and types their name.
    func join(_ link: CreateMusterLink.Reply, as name: String, _ phone: Peer? = nil) async throws -> Peer {
        var phone = phone ?? stranger
        let answer = try await phone.open(link, as: name)
        phone.phone = answer.cookies["rollcall_helper"]
        return phone
    }

    /// All have chosen their passwords themselves: nobody is asked for another.
    func acceptPasswords() async throws {
        try await sql.query("update person set password_temporary = false where password_temporary")
    }

    /// All have shown their passwords again: no session needs to be confirmed.
    func confirmSessions() async throws {
        try await sql.query("update session set confirmed_until = '9999-01-01'")
    }

    func issueBadge(to person: Int64) async throws -> BeaconIdentity {
        let badge = try await admin(IssueBadge(personID: person))
        return BeaconIdentity(uuid: badge.uuid, major: UInt16(badge.majorKey), minor: UInt16(badge.minorKey))
    }

    func makeRoomBeacon(in room: String) async throws -> BeaconIdentity {
        let made = try await admin(CreateBeacon(roomNumber: room))
        return BeaconIdentity(uuid: made.uuid, major: UInt16(made.majorKey), minor: UInt16(made.minorKey))
    }

    func location(of person: Int64) async throws -> LocationRecord {
        try await admin(GetStudentLocation(personID: person)).location
    }

    /// The oldest first.
    func visits(of person: Int64) async throws -> [VisitRecord] {
        try await admin(GetStudentHistory(personID: person)).visits.reversed()
    }
}

extension Peer {
    /// Types a name on the page of a link.
    func open(_ link: CreateMusterLink.Reply, as name: String) async throws -> RawAnswer {
        let path = String(link.url.suffix(from: link.url.range(of: "/m/")?.lowerBound ?? link.url.startIndex))
        return try await post(
            "name=\(name)", to: path,
            headers: ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"])
    }
}
