import Beacon
import Foundation
import Postgres
import TestSupport
import Testing

@testable import Presence
@testable import Store

@Suite("The engine's state in the database", .mustEnd)
struct EngineStateTests {
    @Test("An empty database has an empty state")
    func empty() async throws {
        try await TestStore.with { store in
            let state = try await EngineState.load(store.pool)
            #expect(
                state.people.isEmpty && state.scanners.isEmpty && state.newestChange == 0 && state.newestTime == nil)
        }
    }

    @Test("What was written comes back as it was, whichever link told it")
    func roundTrip() async throws {
        try await TestStore.with { store in
            let room = try await store.makeRooms("101")[0]
            let scanner = try await store.makeScanner("node", in: "101")
            let beacon = try await store.makeBeacon(in: "101").id
            let links: [Link?] = [.scanner(scanner), .client(beacon: beacon)]
            let scene = try await IngestScene(store)
            var written: [Int64: Whereabouts] = [:]
            for (number, link) in links.enumerated() {
                let person = try await store.makePerson("p\(number)")
                var told = IngestScene.enters(person, room, after: 1.5).after
                told.link = link
                told.beacon = beacon
                written[person] = told
                let transition = Transition(person: person, before: nil, after: told, visitEndedAt: nil, visitEnd: nil)
                try await scene.write([transition], firstID: Int64(number + 1))
            }
            let state = try await EngineState.load(store.pool)
            #expect(Dictionary(uniqueKeysWithValues: state.people.map { ($0.person, $0.whereabouts) }) == written)
            #expect(state.newestChange == 2 && state.newestTime == TestStore.now + 3.5)
        }
    }

    @Test(
        "Scanners come with when they were last heard of, unless they are retired or were gone long before the others")
    func scanners() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanners = [
                try await store.makeScanner("a", in: "101"), try await store.makeScanner("b", in: "101"),
                try await store.makeScanner("c", in: "101"),
            ]
            var commit = IngestCommit()
            commit.beats = scanners.prefix(2).map {
                ScannerBeat(
                    scanner: $0, sentAt: TestStore.now, adapterName: "hci0", adapterState: "scanning",
                    reportsPerSecond: 3.5, spoolDepth: 2, radio: nil)
            }
            commit.beats.append(
                ScannerBeat(
                    scanner: scanners[2], sentAt: TestStore.now - 7200, adapterName: nil, adapterState: nil,
                    reportsPerSecond: nil, spoolDepth: nil, radio: nil))
            try await IngestScene(store).write(commit)
            #expect(try await ScannerRepository(store.pool).delete(scanners[1], at: TestStore.now))
            let state = try await EngineState.load(store.pool)
            #expect(state.scanners.map(\.scanner) == [scanners[0]] && state.scanners[0].lastAt == TestStore.now)
            #expect(state.scanners.allSatisfy { !$0.isDrained }, "two batches of it are still to come")
        }
    }
}
