import Devices
import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("Commands", .mustEnd)
struct CommandTests {
    @Test("A command is kept with its first step, and told on its channel once it is committed")
    func asked() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let listening = store.admin.listen([CommandRepository.channel])
            var events = listening.makeAsyncIterator()
            _ = await events.next()
            try await store.connect(device)
            let command = try await store.ask(device, "set_position", ["position": .number(50)], by: ada)
            #expect(command.state == .asked && command.reason == nil && command.nextSendAt == TestStore.now)
            #expect(command.property == "position" && command.value == .number(50) && command.person == ada)
            #expect(command.expiresAt == TestStore.now + 30)
            let listed = try await CommandRepository(store.pool).find(command.id, for: ada)
            #expect(listed.command == command && listed.steps.map(\.state) == [.asked])
            try await CommandRepository(store.pool).tell([command])
            guard case .notification(let told)? = await events.next() else {
                Issue.record("Nothing was told.")
                return
            }
            #expect(told.payload == "\(command.id) \(device) asked")
        }
    }

    @Test("An asker learns at once that a device is away")
    func away() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let command = try await store.ask(device, "open", by: ada)
            #expect(command.state == .asked && command.reason == "device_away")
        }
    }

    @Test("Words that are spoken for a command are that command")
    func spoken() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            #expect(try await store.ask(device, "LUK", by: ada).name == "close")
            await #expect(throws: Refusal(.cannotBeDone, .deviceLacksCommand("fly"), argument: "command")) {
                try await store.ask(device, "fly", by: ada)
            }
        }
    }

    @Test("Who may not see a device is told of none; who may only see it is refused")
    func rights() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada"))
            await #expect(throws: DeviceRepository.missing) { try await store.ask(device, "open", by: ada) }
            try await DeviceGrantRepository(store.pool).add(
                DeviceGrant(holder: .person("ada@example.org"), level: .view), to: device)
            await #expect(throws: DeviceRepository.notYours) { try await store.ask(device, "open", by: ada) }
        }
    }

    @Test("A newer command for the same property replaces what the device has not begun, and stop all of it")
    func replaced() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let first = try await store.ask(device, "open", by: ada)
            let second = try await store.ask(device, "close", by: ada)
            #expect(try await store.state(of: first) == .replaced)
            #expect(try await CommandRepository(store.pool).find(first.id)?.reason == "replaced:\(second.id)")
            try await store.move(second, to: .sent, .accepted)
            let third = try await store.ask(device, "open", by: ada)
            let stop = try await store.ask(device, "stop", by: ada)
            #expect(try await store.state(of: second) == .accepted)
            #expect(try await store.state(of: third) == .replaced)
            #expect(try await CommandOutbox.open(store.pool).map(\.command.id) == [stop.id, second.id])
        }
    }

    @Test("What moves closes by a rule only where an admin allowed it and its sensor works")
    func safety() async throws {
        try await TestStore.with { store in
            let device = try await store.makeDevice()
            try await store.report(device, ["position": .number(80), "sensor_works": .bool(true)])
            let refused = try await store.ask(device, "close")
            #expect(refused.state == .refused && refused.reason == "unattended" && refused.endedAt != nil)
            var edit = Device.Edit()
            (edit.isUnattended, edit.unattendedReason) = (true, "A net hangs below.")
            try await DeviceRepository(store.pool).edit(device, edit)
            #expect(try await store.ask(device, "close").warning == 5_000)
            try await store.report(device, ["sensor_works": .bool(false)])
            #expect(try await store.ask(device, "close").reason == "no_sensor")
        }
    }

    @Test("After an obstruction only a person moves it again, and what waits is taken back")
    func obstructed() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            try await store.report(device, ["position": .number(50)])
            let closing = try await store.ask(device, "close", by: ada)
            try await store.move(closing, to: .sent, .accepted, .obstructed)
            #expect(try await store.ask(device, "open").reason == "obstructed")
            let waiting = try await store.ask(device, "open", by: ada)
            try await store.pool.withTransaction {
                try await CommandOutbox($0).cancelWaiting(of: device, reason: "obstructed", at: TestStore.now + 2)
            }
            #expect(try await store.state(of: waiting) == .cancelled)
            let opening = try await store.ask(device, "open", by: ada)
            try await store.move(opening, to: .sent, .accepted, .done)
            #expect(try await store.ask(device, "open").state == .asked)
        }
    }

    @Test("To ask how it is, or to stop it, does not free a device that something was in the way of")
    func notFreed() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            try await store.report(device, ["position": .number(50)])
            try await store.pool.withTransaction { try await DeviceReports($0).halt(device, at: TestStore.now) }
            for name in ["status", "stop"] {
                try await store.move(try await store.ask(device, name, by: ada), to: .sent, .accepted, .done)
                #expect(try await store.ask(device, "open").reason == "obstructed")
            }
            try await store.pool.withTransaction { try await DeviceReports($0).free([device]) }
            #expect(try await store.ask(device, "open").state == .asked)
        }
    }

    @Test("A reason that is empty, or longer than the table has it, breaks nothing")
    func reasons() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            for (given, kept) in [("", nil), (String(repeating: "e\u{301}", count: 200), 200)] as [(String, Int?)] {
                let command = try await store.ask(device, "open", by: ada)
                let move = CommandMove(
                    id: command.id, from: .asked, to: .failed, reason: given, outcomeState: nil, sends: 1,
                    nextSendAt: nil, at: TestStore.now, who: "device", isStep: true)
                let moved = try await store.pool.withTransaction { transaction in
                    let moved = try await CommandOutbox(transaction).move([move])
                    try await CommandOutbox(transaction).note(late: [(command.id, .done, given)], at: TestStore.now)
                    return moved
                }
                #expect(moved == [command.id])
                let reason = try await CommandRepository(store.pool).find(command.id)?.reason
                #expect(reason?.unicodeScalars.count == kept)
            }
        }
    }

    @Test("A command that another server has ended is not moved, and its end stays")
    func ended() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let command = try await store.ask(device, "open", by: ada)
            let cancelled = try await store.pool.withTransaction {
                try await CommandRepository($0).cancel(command.id, by: ada, way: "test", at: TestStore.now + 1)
            }
            #expect(cancelled.state == .cancelled)
            #expect(try await store.move(command, to: .sent).isEmpty)
            // The device repeats it until it is acknowledged.
            for seconds in [2.0, 3, 5] {
                try await store.pool.withTransaction {
                    try await CommandOutbox($0).note(late: [(command.id, .done, "late")], at: TestStore.now + seconds)
                }
            }
            let listed = try await CommandRepository(store.pool).find(command.id, for: ada)
            #expect(listed.command.state == .cancelled && listed.steps.map(\.state) == [.asked, .cancelled, .done])
            #expect(listed.steps[1].person == ada)
        }
    }

    @Test("What the device has begun is not cancelled")
    func tooLate() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let command = try await store.ask(device, "open", by: ada)
            try await store.move(command, to: .sent, .accepted)
            await #expect(throws: Refusal.conflict(.commandUnderWay)) {
                try await store.pool.withTransaction {
                    try await CommandRepository($0).cancel(command.id, by: ada, way: "test", at: TestStore.now + 1)
                }
            }
        }
    }

    @Test("A life that is read again goes on where it was")
    func life() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .admin))
            let command = try await store.ask(device, "set_position", ["position": .number(50)], by: ada)
            let read = try #require(try await CommandOutbox.open(store.pool, ids: [command.id]).first)
            var life = read.command.life(read.dialect)
            let actions = life.apply(.time, at: TestStore.now + 31)
            #expect(actions.contains(.record(.timedOut, reason: "device_away")))
        }
    }

    @Test("Erasing somebody leaves their commands without them")
    func erased() async throws {
        try await TestStore.with { store in
            let (device, ada) = (try await store.makeDevice(), try await store.makePerson("ada", .staff))
            try await DeviceGrantRepository(store.pool).add(
                DeviceGrant(holder: .person("ada@example.org"), level: .operate), to: device)
            let command = try await store.ask(device, "open", by: ada)
            try await store.admin.query("delete from person where person_id = \(ada)")
            #expect(try await CommandRepository(store.pool).find(command.id)?.person == nil)
            let left: Int = try await store.admin.single(
                "select count(*) from command_step where person_id is not null")
            #expect(left == 0)
        }
    }

    @Test("Who lost the lease writes nothing")
    func fence() async throws {
        try await TestStore.with { store in
            let leases = LeaseRepository(store.pool)
            let old = try #require(try await leases.take(as: "one", certain: true))
            _ = try await leases.take(as: "two", certain: true)
            await #expect(throws: Lease.Lost.self) {
                try await store.pool.withTransaction { try await DeviceReports($0).begin(old) }
            }
        }
    }
}
