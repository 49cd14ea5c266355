import Beacon
import Foundation
import Postgres
import Vocabulary
import Wire

@testable import Store

extension TestStore {
    /// A zone with as many rooms as are named; returns the rooms' numbers.
    func makeRooms(_ names: String..., zone: String = "East") async throws -> [Int64] {
        _ = try await pool.withTransaction {
            try await ZoneRepository.create(name: zone, leaveAfter: 60, at: Self.now, in: $0)
        }
        var rooms: [Int64] = []
        for name in names {
            rooms.append(try await RoomRepository(pool).create(number: name, zoneName: zone, description: nil))
        }
        return rooms
    }

    /// What is kept of everybody's password.
    var passwordHash: String { "a hash" }

    func makePerson(_ name: String, _ classification: Classification = .student) async throws -> Int64 {
        try await PersonRepository(pool).create(
            email: "\(name)@example.org", firstName: name.capitalized, lastName: "Example",
            classification: classification, passwordHash: passwordHash, at: Self.now)
    }

    func makeScanner(_ name: String, in room: String) async throws -> Int64 {
        let hash = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
        return try await ScannerRepository(pool).create(name: name, roomNumber: room, tokenHash: hash)
    }

    func makeBeacon(in room: String) async throws -> (id: Int64, identity: BeaconIdentity) {
        try await pool.withTransaction {
            try await BeaconRepository.create(roomNumber: room, description: nil, at: Self.now, in: $0)
        }
    }

    func issue(
        _ source: BadgeRepository.Source = .assigned, to person: Int64, after seconds: Double = 0
    ) async throws -> (id: Int64, identity: BeaconIdentity) {
        let badge = try await pool.withTransaction {
            try await BadgeRepository.issue(source, to: person, at: Self.now + seconds, in: $0)
        }
        let identity = BeaconIdentity(
            uuid: badge.uuid, major: UInt16(badge.majorKey), minor: UInt16(badge.minorKey))
        return (badge.badgeID, identity)
    }

    func takeBack(_ badge: (id: Int64, identity: BeaconIdentity), after seconds: Double) async throws {
        try await BadgeRepository(pool).takeBack(badge.id, at: Self.now + seconds)
    }
}

extension ReceivedBatch.Sighting {
    /// Heard so many seconds after the stores' `now`.
    init(_ identity: BeaconIdentity, _ address: DeviceAddress? = nil, rssi: Int? = -60, after seconds: Double = 0) {
        self.init(identity: identity, address: address, rssi: rssi, count: 1, heardAt: TestStore.now + seconds)
    }
}
