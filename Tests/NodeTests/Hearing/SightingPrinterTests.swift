import Foundation
import Synchronization
import TestSupport
import Testing
import Wire

@testable import Node

@Suite("Sighting printer", .mustEnd)
struct SightingPrinterTests {
    @Test("One line for each beacon and second, as text")
    func text() async throws {
        #expect(
            try await lines(.text) == [
                "2026-09-21T14:13:20.700Z  f7826da6-4fa2-4e98-8024-bc5b71e08930  1/1  -60 dBm  ×2  a4:c1:38:bf:6f:ab",
                "2026-09-21T14:13:21.000Z  f7826da6-4fa2-4e98-8024-bc5b71e08930  1/2  no RSSI  ×1",
            ])
    }

    @Test("Or as the objects a server would get")
    func json() async throws {
        let sightings = try await lines(.json).map {
            try WireJSON.decoder().decode(SightingRecord.self, from: Data($0.utf8))
        }
        #expect(sightings.map(\.minor) == [1, 2])
        #expect(sightings.map(\.rssi) == [-60, nil])
    }

    private func lines(_ format: SightingPrinter.Format) async throws -> [String] {
        let lines = Lines()
        let time = ManualTime(limit: .zero)
        let printer = SightingPrinter(format: format, clock: NodeClock(time)) { lines.add($0) }
        await printer.hear([
            try Sample.frame(0.5, minor: 1, address: 0xA4C1_38BF_6FAB),
            try Sample.frame(0.7, minor: 1, address: 0xA4C1_38BF_6FAB),
            try Sample.frame(1, rssi: nil, minor: 2),
        ])
        let running = Task { try await printer.run() }
        await time.advance(to: .seconds(1))
        running.cancel()
        try await running.value
        return lines.all
    }

    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])

        var all: [String] { lines.withLock { $0 } }

        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }
}
