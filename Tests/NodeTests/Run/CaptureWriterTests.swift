import Beacon
import Foundation
import HCI
import OperatorErrors
import TestSupport
import Testing

@testable import Node

@Suite("Capture writer", .mustEnd)
struct CaptureWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("What goes to and from a controller is in the file at once, and is heard again from it")
    func roundTrip() async throws {
        let writer = try LiveRadio.CaptureWriter(path: folder.file("a.btsnoop"), logger: Sample.logger)
        let fake = try FakeController(.extended)
        let controller = Controller(transport: fake.transport, logger: Sample.logger, recorder: writer.recorder)
        try await controller.prepare()
        try await controller.startScanning(active: false)
        let frame = IBeaconFrame(identity: try Sample.beacon(), measuredPower: -59)
        fake.emit(ControllerEvent.advertisingReports([frame.advertisingData], rssi: -71))
        for try await _ in controller.reports() { break }

        let records = try records(writer.path)
        #expect(records.contains { $0.packet == HCICommand.leSetExtendedScanEnable(true).packet && $0.flags == 0b10 })
        #expect(records.filter { $0.packet.first == 0x04 }.allSatisfy { $0.flags == 0b11 })
        let heard = try #require(try Capture(path: writer.path).next())
        #expect(heard.beacon == frame.identity)
        #expect(heard.rssi == -71)
        await controller.close()
    }

    @Test("A file that is there is not touched; a number is put to the name")
    func taken() throws {
        let path = try folder.write("mine", to: "a.btsnoop")
        let second = try LiveRadio.CaptureWriter(path: path, logger: Sample.logger)
        let third = try LiveRadio.CaptureWriter(path: path, logger: Sample.logger)
        #expect(second.path == folder.file("a-2.btsnoop"))
        #expect(third.path == folder.file("a-3.btsnoop"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test("The times are those of the packets, to the microsecond")
    func times() throws {
        let writer = try LiveRadio.CaptureWriter(path: folder.file("a"), logger: Sample.logger)
        writer.record([4, 0x0E, 0], at: Date(timeIntervalSince1970: 1_790_000_000.123456))
        #expect(try records(writer.path).map(\.unixMicroseconds) == [1_790_000_000_123_456])
    }

    @Test("A folder that is not there is an error with its name")
    func nowhere() throws {
        let error = #expect(throws: NodeError.self) {
            try LiveRadio.CaptureWriter(path: folder.file("none/a.btsnoop"), logger: Sample.logger)
        }
        #expect(error?.message.contains("none/a.btsnoop") == true)
    }

    private func records(_ path: String) throws -> [Btsnoop.Record] {
        var reader = try Btsnoop.Reader(path: path)
        var records: [Btsnoop.Record] = []
        while let record = try reader.next() { records.append(record) }
        return records
    }
}
