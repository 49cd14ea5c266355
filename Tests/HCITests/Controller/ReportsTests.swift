import Foundation
import HCI
import Synchronization
import TestSupport
import Testing

@Suite(.mustEnd) struct ReportsTests {
    @Test("Two reports in an event are both handed on, with the time of the kernel")
    func two() async throws {
        let scene = try await ControllerScene(.legacy)
        let before = Date()
        scene.fake.emit(ControllerEvent.advertisingReports([[0x01, 0x09], [0x02, 0x01, 0x06]]))
        let heard = try await scene.reports(2)
        #expect(heard.map(\.report.data) == [[0x01, 0x09], [0x02, 0x01, 0x06]])
        // A stamp has whole microseconds.
        #expect(heard.allSatisfy { $0.time > before - 0.001 && $0.time <= Date() })
        #expect(scene.controller.counts.lastReportAt == heard.last?.time)
    }

    @Test("Fragments are joined, also with another advertiser's report between them")
    func fragments() async throws {
        let scene = try await ControllerScene(.extended)
        scene.fake.emit(
            ControllerEvent.extendedReport([1, 2], eventType: 0x20),
            ControllerEvent.extendedReport([9], eventType: 0x10, sid: 0xFF),
            ControllerEvent.extendedReport([3, 4], eventType: 0x00))
        let heard = try await scene.reports(2)
        #expect(heard.map(\.report.data) == [[9], [1, 2, 3, 4]])
    }

    @Test(
        "When a scan is started anew or the controller is reset, what was unfinished is heard as far as it goes",
        arguments: [true, false])
    func unfinished(isReset: Bool) async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startScanning(active: false)
        scene.fake.emit(ControllerEvent.extendedReport([1, 2], eventType: 0x20))
        if isReset { try await scene.controller.reset() }
        try await scene.controller.startScanning(active: false)
        scene.fake.emit(ControllerEvent.extendedReport([3, 4], eventType: 0x00))
        let heard = try await scene.reports(2).map(\.report)
        #expect(heard.map(\.data) == [[1, 2], [3, 4]])
        #expect(heard.map(\.dataStatus) == [.truncated, .complete])
        #expect(scene.controller.counts.droppedFragments == 0)
    }

    @Test("Truncated and overlong events are counted, and the reports after them heard")
    func malformed() async throws {
        let scene = try await ControllerScene(.legacy)
        let good = ControllerEvent.advertisingReports([[0x01, 0x09]])
        scene.fake.emit(
            Array(good.dropLast(3)), [0x04, 0x3E], [0x04, 0x0E, 0x01, 0x01],
            [0x04, 0x3E, 0xFF] + [UInt8](repeating: 0, count: 400), good + [0, 0], good)
        #expect(try await scene.reports(2).count == 2)
        try await scene.settle()
        #expect(scene.controller.counts.malformed == 5)
        #expect(scene.controller.counts.reports == 2)
    }

    @Test("Packets that are no events are passed over")
    func otherPackets() async throws {
        let scene = try await ControllerScene(.legacy)
        scene.fake.emit([0x02, 0x01, 0x00, 0x00, 0x00], [0x04, 0x13, 0x01, 0x00], [0x04, 0x3E, 0x01, 0x01])
        try await scene.settle()
        #expect(scene.controller.counts.malformed == 0)
        #expect(scene.controller.counts.reports == 0)
    }

    @Test("The recorder is handed every packet, those sent and those received as they came")
    func recorder() async throws {
        let packets = RecordedPackets()
        let scene = try await ControllerScene(.legacy, recorder: packets.append)
        let report = ControllerEvent.advertisingReports([[0x01, 0x09]])
        scene.fake.emit(report)
        try await scene.settle()
        let received = packets.all.filter { $0.first == H4PacketType.event }
        #expect(UInt64(received.count) == scene.controller.counts.packets)
        #expect(received.dropLast().last == report)
        #expect(packets.all.contains(HCICommand.reset.packet))
    }

    @Test("A task that waits for reports can be cancelled, and the next one takes over")
    func cancelled() async throws {
        let scene = try await ControllerScene(.legacy)
        let waiting = Task { try await scene.reports(1) }
        waiting.cancel()
        #expect(try await waiting.value.isEmpty)
        scene.fake.emit(ControllerEvent.advertisingReports([[0x01, 0x09]]))
        #expect(try await scene.reports(1).count == 1)
    }
}
