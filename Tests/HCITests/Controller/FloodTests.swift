import HCI
import TestSupport
import Testing

@Suite(.mustEnd) struct FloodTests {
    private static let count = 100_000
    private let packet = ControllerEvent.advertisingReports([[UInt8](repeating: 0xAA, count: 30)])

    @Test("In a flood that nobody takes no more waits than may, the rest is counted, and commands are still answered")
    func bounded() async throws {
        let scene = try await ControllerScene(.legacy, queueCapacity: 1_000)
        scene.fake.flood(packet, count: Self.count)
        try await scene.settle()
        let counts = scene.controller.counts
        #expect(counts.reports == UInt64(Self.count))
        #expect(counts.droppedReports == UInt64(Self.count - 1_000))
        #expect(counts.lostPackets == 0)
        await scene.controller.close()
        var heard = 0
        for try await batch in scene.controller.reports() { heard += batch.count }
        #expect(heard == 1_000)
    }

    @Test("Every report of a flood is handed on or counted as dropped")
    func accounted() async throws {
        let scene = try await ControllerScene(.extended)
        let taker = Task {
            var heard = 0
            for try await batch in scene.controller.reports() { heard += batch.count }
            return heard
        }
        scene.fake.flood(packet, count: Self.count)
        try await scene.settle()
        await scene.controller.close()
        let counts = scene.controller.counts
        #expect(counts.reports == UInt64(Self.count))
        #expect(UInt64(try await taker.value) + counts.droppedReports == counts.reports)
    }
}
