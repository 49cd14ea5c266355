import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("The export of a person", .mustEnd)
struct PersonExportTests {
    /// Held of a person in another way than by rows that are theirs to have.
    private static let elsewhere: Set = [
        // The number itself, under which the audit is exported.
        "subject",
        // Exported in parts, and emptied when somebody is erased.
        "sighting", "unswept",
        // A view on `whereabouts` and `correction`.
        "shown_whereabouts",
        // A view on `device`, `device_grant` and what people are.
        "device_access",
    ]

    @Test("Every table with a column for a person is in it")
    func complete() async throws {
        try await TestStore.with { store in
            let tables: [String] = try await store.admin.column(
                """
                select distinct table_name::text from information_schema.columns
                where table_schema = 'public' and column_name in ('person_id', 'client_id')
                    and table_name !~ '^sighting_[0-9]'
                """)
            let exported = Set(PersonExport.parts(of: 1).map(\.name))
            #expect(exported.union(Self.elsewhere).isSuperset(of: tables))
            let ada = try await store.makePerson("ada")
            #expect(try await Set(PersonExport(store.pool).tables(of: ada).keys) == exported)
        }
    }

    @Test("What they did and what was about them is in it once, with how often, and with the addresses that are theirs")
    func audit() async throws {
        try await TestStore.with { store in
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            let look = ["type": "admin.get_student_location"]
            for person in [bob, ada, bob] {
                try await store.record(
                    .requestRefused, by: ada, about: .people([person]), details: look, from: "10.0.0.7")
            }
            try await store.record(.lookedAtLocation, by: bob, about: .people([ada, bob]), after: 1, from: "10.0.0.8")
            try await store.record(.login, by: bob, after: 2, from: "10.0.0.8")
            let entries = try await PersonExport(store.pool).tables(of: ada)["audit"]?.map {
                try JSONDecoder().decode(Entry.self, from: Data($0.text.utf8))
            }
            let refused = #""type": "admin.get_student_location""#
            #expect(
                entries == [
                    Entry(
                        address: "10.0.0.7", did_it: true, about_them: true, details: #"{\#(refused), "count": "3"}"#),
                    Entry(address: nil, did_it: false, about_them: true, details: "{}"),
                ])
        }
    }

    @Test("Attempts to open locks are in it with the names of lock and room, and go with the person")
    func unlocks() async throws {
        try await TestStore.with { store in
            let lock = try await store.makeLock(into: try await store.makeRooms("101")[0])
            let (ada, bob) = (try await store.makePerson("ada"), try await store.makePerson("bob"))
            try await store.attempt(lock, by: ada, "opened")
            try await store.attempt(lock, by: bob, "refused")
            let rows = try await PersonExport(store.pool).tables(of: ada)["unlock"]?.map(\.text) ?? []
            #expect(rows.count == 1)
            #expect(rows[0].contains(#""lock_name": "l1""#) && rows[0].contains(#""room_number": "101""#))
            #expect(rows[0].contains(#""state": "opened""#) && !rows[0].contains("epoch"))
            try await store.admin.query("delete from person where person_id = \(ada)")
            #expect(try await store.admin.column("select person_id from unlock") == [bob])
        }
    }

    private struct Entry: Decodable, Equatable {
        let address: String?
        let did_it: Bool
        let about_them: Bool
        let details: String
    }

    @Test("Sightings of two days come in parts that neither miss nor double one, however many fall into a millisecond")
    func parts() async throws {
        try await TestStore.with { store in
            let ada = try await store.makePerson("ada")
            try await store.admin.query(
                """
                insert into sighting (heard_at, received_at, client_id, beacon_id, person_id, room_id, rssi, count)
                select \(TestStore.now)::timestamptz + make_interval(secs => floor(index / 7) * 0.0005)
                        - make_interval(days => (index % 3 = 0)::integer), \
                \(TestStore.now),
                    \(ada), 1, \(ada), 1, -60, index
                from generate_series(1, 25000) index
                """)
            let export = PersonExport(store.pool)
            // Without time, a part ends with its day.
            for time in [Duration.seconds(60), .zero] {
                var (sizes, after): ([Int], Date?) = ([], nil)
                repeat {
                    let part = try await export.sightings(of: ada, after: after, for: time)
                    if !part.rows.isEmpty { sizes.append(part.rows.count) }
                    after = part.next
                } while after != nil
                #expect(sizes.reduce(0, +) == 25_000 && sizes.count == 3)
                #expect(sizes.contains(8_333) == (time == .zero))
            }
        }
    }
}
