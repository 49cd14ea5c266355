import Devices
import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Devices", .mustEnd)
struct DeviceTests {
    @Test("A serial is one living device's, in any case, and free once that is retired")
    func serial() async throws {
        try await TestStore.with { store in
            let first = try await store.makeDevice("A4:C1")
            await #expect(throws: Refusal.conflict(.deviceSerialTaken)) {
                try await store.makeDevice("a4:c1", code: 2)
            }
            try await store.connect(first)
            #expect(try await DeviceRepository(store.pool).delete(first, at: TestStore.now))
            #expect(try await store.makeDevice("a4:c1", code: 2) > first)
            #expect(try await DeviceLoginRepository(store.pool).all().map(\.device).contains(first) == false)
        }
    }

    @Test("A device that said and was told nothing is deleted")
    func deleted() async throws {
        try await TestStore.with { store in
            let device = try await store.makeDevice()
            #expect(try await DeviceRepository(store.pool).delete(device, at: TestStore.now) == false)
            #expect(try await store.admin.single("select count(*) from device", as: Int.self) == 0)
        }
    }

    @Test("Who may do what: owners and admins all, others what they, their groups or the zones of staff are granted")
    func access() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let device = try await store.makeDevice(room: "101")
            let (ada, staff) = (try await store.makePerson("ada"), try await store.makePerson("staff", .staff))
            let admin = try await store.makePerson("admin", .admin)
            try await store.admin.query(
                "insert into person_zone select person_id, zone_id from person, zone where email !~ 'admin'")
            #expect(try await level(of: admin, device, store) == .manage)
            #expect(try await level(of: staff, device, store) == nil)
            let grants = DeviceGrantRepository(store.pool)
            try await grants.add(DeviceGrant(holder: .zone("east"), level: .operate), to: device)
            #expect(try await level(of: staff, device, store) == .operate)
            #expect(try await level(of: ada, device, store) == nil)
            try await grants.add(DeviceGrant(holder: .person("ADA@example.org"), level: .view), to: device)
            #expect(try await level(of: ada, device, store) == .view)
            try await grants.add(DeviceGrant(holder: .person("ada@example.org"), level: .manage), to: device)
            #expect(try await grants.list(of: [device])[device]?.count == 2)
            try await grants.remove(.person("ada@example.org"), from: device)
            #expect(try await level(of: ada, device, store) == nil)
            await #expect(throws: Refusal.self) { try await grants.remove(.group("10b"), from: device) }
        }
    }

    private func level(of person: Int64, _ device: Int64, _ store: TestStore) async throws -> DeviceLevel? {
        try await DeviceRepository(store.pool).list(for: person).rows.first { $0.id == device }?.level
    }

    @Test("A code registers a device once and in time; without one it has to be opened")
    func registration() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice("A4"), try await store.makePerson("ada"))
            let logins = DeviceLoginRepository(store.pool)
            let code = [UInt8](repeating: 1, count: 32)
            func register(_ code: [UInt8]?, after seconds: Double = 0) async throws -> Int64? {
                try await logins.register(
                    serial: "a4", codeHash: code, name: "Mine", by: ada, at: TestStore.now + seconds)
            }
            #expect(try await register([UInt8](repeating: 2, count: 32)) == nil)
            #expect(try await register(nil) == nil)
            #expect(try await register(code, after: 60) == nil)
            #expect(try await logins.mayRegister(serial: "A4", codeHash: code, at: TestStore.now))
            #expect(try await register(code) == device)
            #expect(try await register(code) == nil)
            #expect(try await level(of: ada, device, store) == .manage)
            var edit = Device.Edit()
            edit.registrationOpenUntil = TestStore.now + 600
            try await DeviceRepository(store.pool).edit(device, edit)
            #expect(try await register(nil, after: 601) == nil)
            #expect(try await register(nil, after: 599) == device)
        }
    }

    @Test("An old state is not taken for a newer one, a new start begins anew, and what is null is forgotten")
    func order() async throws {
        try await TestStore.with { store in
            let device = try await store.makeDevice()
            try await store.connect(device)
            #expect(
                try await store.report(device, seq: 5, ["position": .number(5), "moving": .bool(true)]) == [device])
            #expect(try await store.report(device, seq: 5, ["position": .number(6)]).isEmpty)
            #expect(try await store.report(device, seq: 4, ["position": .number(7)]).isEmpty)
            try await store.connect(device)
            #expect(try await store.report(device, seq: 3, ["position": .number(8)]).isEmpty)
            try await store.connect(device, boot: "b2")
            #expect(try await store.report(device, seq: 1, ["position": .number(9), "moving": nil]) == [device])
            let state = try await DeviceRepository(store.pool).states(of: [device])[device]
            #expect(state?.properties == ["position": .number(9)] && state?.isConnected == true)
        }
    }

    @Test("Refused messages are counted by reason")
    func refusals() async throws {
        try await TestStore.with { store in
            let (one, two) = (try await store.makeDevice("s1"), try await store.makeDevice("s2", code: 2))
            for _ in 0..<2 {
                try await store.pool.withTransaction {
                    try await DeviceReports($0).count([one: [.notJSON: 2, .tooLong: 1], two: [.staleSeq: 1]])
                }
            }
            let states = try await DeviceRepository(store.pool).states(of: [one, two])
            #expect(states[one]?.refused == ["not_json": 4, "too_long": 2])
            #expect(states[two]?.refused == ["stale_seq": 2])
        }
    }

    @Test("A kind that is almost too long is read again, though PostgreSQL writes it longer")
    func longKind() async throws {
        try await TestStore.with { store in
            let choices = (0..<32).map { Choice("c\($0)", label: LocalizedText("Choice", ["da": "Valg"])) }
            var kind = Kind(name: "long", label: LocalizedText("Long", ["da": "Lang"]))
            while kind.document().count < 60_000, kind.properties.count < Kind.maxProperties {
                let label = LocalizedText(String(repeating: "x", count: 60), ["da": String(repeating: "y", count: 60)])
                kind.properties.append(.init("p\(kind.properties.count)", label: label, type: .choice(choices)))
            }
            #expect(kind.validate().isEmpty && kind.document().count < Kind.maxDocumentLength)
            try await KindRepository(store.pool).create(kind, at: TestStore.now)
            let length: Int = try await store.admin.single("select length(document::text)::bigint from kind")
            #expect(length > Kind.maxDocumentLength)
            #expect(try await KindRepository(store.pool).find(["long"]) == ["long": kind])
        }
    }

    @Test("Kinds that come with the server stay, others go once nothing is of them")
    func kinds() async throws {
        try await TestStore.with { store in
            let kinds = KindRepository(store.pool)
            try await kinds.ship(Kind.shipped, at: TestStore.now)
            try await kinds.ship(Kind.shipped, at: TestStore.now)
            #expect(try await kinds.list(ListQuery()).total == Kind.shipped.count)
            let bell = Kind(name: "bell", label: LocalizedText("Bell", ["da": "Klokke"]))
            try await kinds.create(bell, at: TestStore.now)
            #expect(try await kinds.find(["bell"]) == ["bell": bell])
            await #expect(throws: Refusal.self) { try await kinds.create(bell, at: TestStore.now) }
            await #expect(throws: Refusal.self) { try await kinds.delete("skylight") }
            _ = try await store.makeDevice(kind: "bell")
            await #expect(throws: Refusal.self) { try await kinds.delete("bell") }
            await #expect(throws: Refusal.notFound(.noKindNamed("gong"))) { try await kinds.delete("gong") }
        }
    }
}
