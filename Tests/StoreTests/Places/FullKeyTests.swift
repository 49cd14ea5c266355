import Beacon
import Foundation
import Phrases
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Keys that run out", .mustEnd)
struct FullKeyTests {
    private func fill(_ store: TestStore, major: Int, from first: Int = 1, to last: Int) async throws {
        try await store.admin.query(
            """
            insert into beacon (uuid, major, minor)
            select proximity_uuid, \(major), minor from site, generate_series(\(first)::integer, \(last)::integer) minor
            """)
    }

    @Test("The last minor of a zone is 65,535; then the zone is full, which is a clear error")
    func fullZone() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            try await fill(store, major: 1, to: 65_534)
            #expect(try await store.makeBeacon(in: "101").identity.minor == 65_535)
            await #expect(
                throws: Refusal.cannotBeDone(.zoneOfRoomFull("101"))
            ) {
                try await store.makeBeacon(in: "101")
            }
            #expect(try await store.pool.single("select free_minor_key(1, \(TestStore.now))", as: Int?.self) == nil)
        }
    }

    @Test("A gap is found wherever it is", arguments: [1, 2, 40_000, 65_535])
    func gap(minor: Int) async throws {
        try await TestStore.with { store in
            if minor > 1 { try await fill(store, major: 1, to: minor - 1) }
            if minor < 65_535 { try await fill(store, major: 1, from: minor + 1, to: 65_535) }
            #expect(try await store.pool.single("select free_minor_key(1, \(TestStore.now))", as: Int.self) == minor)
        }
    }

    @Test("When a major of badges is full the next one is used")
    func nextBadgeMajor() async throws {
        try await TestStore.with { store in
            let person = try await store.makePerson("ada")
            try await fill(store, major: 60_000, to: 65_535)
            let badge = try await store.issue(to: person)
            #expect(badge.identity.major == 60_001 && badge.identity.minor == 1)
        }
    }

    @Test("After 59,999 zones there is no major left")
    func fullSite() async throws {
        try await TestStore.with { store in
            try await store.admin.query(
                "insert into zone (zone_name, major_key) select 'zone ' || key, key from generate_series(1, 59999) key")
            await #expect(
                throws: Refusal.cannotBeDone(.zoneKeysUsedUp)
            ) {
                try await store.pool.withTransaction {
                    try await ZoneRepository.create(name: "one more", leaveAfter: nil, at: TestStore.now, in: $0)
                }
            }
        }
    }
}
