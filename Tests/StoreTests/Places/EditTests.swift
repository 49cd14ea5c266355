import Foundation
import Phrases
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Store

@Suite("Changes to what there is", .mustEnd)
struct EditTests {
    @Test("An edit without anything given leaves all as it was")
    func nothingGiven() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let beacon = try await store.makeBeacon(in: "101")
            let person = try await store.makePerson("ada")
            let before = try await Snapshot(store)
            try await ZoneRepository(store.pool).edit(1, name: nil, leaveAfter: nil)
            try await RoomRepository(store.pool).edit(room, number: nil, zoneName: nil, description: nil)
            try await ScannerRepository(store.pool).edit(
                scanner, name: nil, roomNumber: nil, tokenHash: nil, at: TestStore.now)
            try await BeaconRepository(store.pool).edit(beacon.id, roomNumber: nil, description: nil, at: TestStore.now)
            try await PersonRepository(store.pool).edit(
                person, PersonRepository.Changes(), only: nil, at: TestStore.now)
            #expect(try await Snapshot(store) == before)
        }
    }

    private struct Snapshot: Equatable {
        let zones: [ZoneRecord]
        let rooms: [RoomRecord]
        let scanners: [Store.Scanner]
        let beacons: [BeaconRecord]
        let people: [Person]

        init(_ store: TestStore) async throws {
            zones = try await ZoneRepository(store.pool).list(ListQuery()).rows
            rooms = try await RoomRepository(store.pool).list(ListQuery()).rows
            scanners = try await ScannerRepository(store.pool).list(ListQuery()).rows
            beacons = try await BeaconRepository(store.pool).list(ListQuery()).rows
            people = try await PersonRepository(store.pool).list(ListQuery(), classification: nil).rows
        }
    }

    @Test("A description is kept, replaced, and taken away by an empty one")
    func descriptions() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let rooms = RoomRepository(store.pool)
            var seen: [String?] = []
            for description in ["Physics", nil, "Chemistry", ""] {
                try await rooms.edit(room, number: nil, zoneName: nil, description: description)
                seen.append(try await rooms.list(ListQuery()).rows[0].description)
            }
            #expect(seen == ["Physics", "Physics", "Chemistry", nil])
        }
    }

    @Test("What does not exist, or is taken, is told by name")
    func refusals() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let repository = RoomRepository(store.pool)
            await #expect(throws: Refusal.notFound(.noRoomInUse(99))) {
                try await repository.edit(99, number: "103", zoneName: nil, description: nil)
            }
            await #expect(throws: Refusal.notFound(.noZoneNamedCreateFirst("West"))) {
                try await repository.edit(rooms[0], number: nil, zoneName: "West", description: nil)
            }
            await #expect(throws: Refusal.conflict(.roomNumberTaken)) {
                try await repository.edit(rooms[0], number: "102", zoneName: nil, description: nil)
            }
        }
    }

    @Test("A new password ends the person's sessions, any other change does not")
    func sessions() async throws {
        try await TestStore.with { store in
            let person = try await store.makePerson("ada")
            let sessions = SessionRepository(store.pool)
            let token = [UInt8](repeating: 7, count: 32)
            _ = try await sessions.create(
                Session.Draft(tokenHash: token, person: person, address: "::1", agent: nil),
                passwordHash: store.passwordHash, at: TestStore.now)
            let people = PersonRepository(store.pool)
            try await people.edit(
                person, PersonRepository.Changes(firstName: "Augusta"), only: .student, at: TestStore.now)
            #expect(try await sessions.use(tokenHash: token, at: TestStore.now)?.person.firstName == "Augusta")
            await #expect(throws: Refusal.notFound(.noPersonWithNumber(person))) {
                try await people.edit(
                    person, PersonRepository.Changes(passwordHash: "x"), only: .staff, at: TestStore.now)
            }
            #expect(try await sessions.find(tokenHash: token, at: TestStore.now) != nil)
            try await people.edit(
                person, PersonRepository.Changes(passwordHash: "x"), only: .student, at: TestStore.now)
            #expect(try await sessions.find(tokenHash: token, at: TestStore.now) == nil)
            #expect(
                try await CredentialRepository(store.pool).find(email: "ADA@example.org", browser: nil)?.passwordHash
                    == "x")
        }
    }
}
