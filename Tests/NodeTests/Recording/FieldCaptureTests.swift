import Beacon
import Foundation
import HCI
import TestSupport
import Testing

@testable import Node

/// What people record, and what becomes of it: Recordings/field.
@Suite("Captures from the field")
struct FieldCaptureTests {
    private static func badge(_ major: UInt16 = 1, _ minor: UInt16 = 1) throws -> BeaconIdentity {
        let uuid = try #require(ProximityUUID("e2c56db5-dffb-48d2-b060-d0f5a71096e0"))
        return BeaconIdentity(uuid: uuid, major: major, minor: minor)
    }

    private func frames(_ name: String, adapter: UInt16? = nil) throws -> [RecordedFrame] {
        let capture = try Capture(path: Files.field(name), adapter: adapter)
        var frames: [RecordedFrame] = []
        while let frame = try capture.next() { frames.append(frame) }
        return frames
    }

    private func counts(_ name: String) throws -> [String: Int] {
        let outline = try Capture.outline(path: Files.field(name))
        return Dictionary(outline.counts.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    @Test(
        "What btmon, Wireshark and PacketLogger write is read, packed or not",
        arguments: [
            ("btmon-2001.btsnoop", 6), ("ok-h4.btsnoop.gz", 6), ("wireshark-bluetooth0.pcapng", 1),
            ("packetlogger.pklg", 3), ("ext-fragments.btsnoop", 6), ("steady.btsnoop", 30), ("glitch20.btsnoop", 30),
        ])
    func formats(name: String, count: Int) throws {
        let heard = try frames(name)
        #expect(heard.count == count)
        #expect(try heard.allSatisfy { frame in try frame.beacon == Self.badge() })
        #expect(heard.map(\.time) == heard.map(\.time).sorted())
        #expect(try Capture.outline(path: Files.field(name)).warning == nil)
        guard case .capture = try ReplayOptions.Source(file: Files.field(name), token: "t", scanners: nil) else {
            Issue.record("\(name) is taken for a table")
            return
        }
    }

    @Test("What stands before damage, or before a cut, is played, and the summary warns")
    func damaged() throws {
        for (name, count) in [("damaged-mid.btsnoop", 3), ("cut-last.btsnoop", 5)] {
            #expect(try frames(name).count == count, "\(name)")
            #expect(try Capture.outline(path: Files.field(name)).warning != nil, "\(name)")
        }
    }

    @Test("Packets that were cut short when they were recorded are counted as such")
    func cutShort() {
        #expect { try Capture.outline(path: Files.field("snaplen30.btsnoop")) } throws: { error in
            "\(error)".contains("6 of its events are incomplete")
        }
    }

    @Test("Frames without the power byte are heard, and counted as not plausible")
    func noPower() throws {
        #expect(try frames("nopower.btsnoop").allSatisfy { frame in try frame.beacon == Self.badge() })
        #expect(try counts("nopower.btsnoop")["ibeacons"] == 6)
        #expect(try counts("nopower.btsnoop")["implausible"] == 6)
    }

    @Test("A level that no receiver reads is none: the badge is heard all the same")
    func tooLoud() throws {
        let heard = try frames("glitch20.btsnoop").map { $0.heard(at: Date(timeIntervalSince1970: $0.time)) }
        #expect(heard.filter { $0.rssi == nil }.count == 2)
        #expect(heard.compactMap(\.rssi).allSatisfy { $0 == -85 })
        #expect(try frames("steady.btsnoop").allSatisfy { $0.heard(at: Date()).rssi == -60 })
    }

    @Test("An empty file, and one of another kind, are named as what they are, with how to record")
    func nothing() throws {
        for check in [Capture.outline(path:adapter:)] {
            #expect { _ = try check(Files.field("empty.btsnoop"), nil) } throws: {
                "\($0)".contains("The file is empty")
            }
            #expect { _ = try check(Files.field("hcidump-raw.txt"), nil) } throws: { error in
                "\(error)".contains("rollcall-node scan --record FILE")
            }
        }
        #expect { try ReplayOptions.Source(file: Files.field("empty.btsnoop"), token: "t", scanners: nil) } throws: {
            "\($0)".contains("The file is empty")
        }
    }

    @Test("Replay, decode and live radio hear the same of an advertisement in fragments", arguments: [true, false])
    func fragments(isWhole: Bool) async throws {
        var packets: [[UInt8]] = []
        var file = try CaptureFile(path: Files.field("ext-fragments.btsnoop"))
        while let record = try file.next() { packets.append(record.packet) }
        // Without its end the first has the name, but not the whole iBeacon.
        if !isWhole { packets = Array(packets.prefix(1)) }
        let expected = isWhole ? 6 : 0
        #expect(try replayed(packets) == expected)
        #expect(decoded(packets) == expected)
        #expect(try await heardLive(packets) == expected)
    }

    @Test("Where the rest never comes, an iBeacon that is whole by then is heard by all three")
    func unfinished() async throws {
        let frame = IBeaconFrame(identity: try Self.badge(), measuredPower: -59)
        let packets = (0..<3).map { number in
            ControllerEvent.extendedReport(
                frame.advertisingData, eventType: 0x20, address: DeviceAddress(UInt64(number + 1)))
        }
        #expect(try replayed(packets) == 3)
        #expect(decoded(packets) == 3)
        // It is given up when something is heard after its time.
        #expect(try await heardLive(packets, then: 16) == 3)
    }

    private func replayed(_ packets: [[UInt8]]) throws -> Int {
        let folder = try TemporaryFolder()
        let path = folder.file("made.btsnoop")
        try Data().write(to: URL(filePath: path))
        let writer = try Btsnoop.Writer(try FileHandle(forWritingTo: URL(filePath: path)))
        for (number, packet) in packets.enumerated() {
            try writer.append(Btsnoop.Record(event: packet, unixMicroseconds: Int64(number) * 1_000))
        }
        let capture = try Capture(path: path)
        var count = 0
        while try capture.next() != nil { count += 1 }
        return count
    }

    private func decoded(_ packets: [[UInt8]]) -> Int {
        var decoder = PacketDecoder(layer: .hci)
        let lines = packets.map { packet in
            packet.map { String($0, radix: 16).count == 1 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
                .joined()
        }
        let objects = lines.flatMap { decoder.json(.text(Array($0.utf8))) } + decoder.finish()
        return objects.reduce(0) { $0 + $1.ranges(of: #""kind":"ibeacon""#).count }
    }

    /// - Parameter later: how many other advertisers begin fragments after them, so that older ones are given up.
    private func heardLive(_ packets: [[UInt8]], then later: Int = 0) async throws -> Int {
        let scene = RadioScene()
        let fake = try FakeController(.extended)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { fake.isScanning }
        for packet in packets { fake.emit(packet) }
        for number in 0..<later {
            fake.emit(
                ControllerEvent.extendedReport(
                    [2, 1, 6], eventType: 0x20, address: DeviceAddress(UInt64(100 + number))))
        }
        fake.emit(ControllerEvent.advertisingReports([[2, 1, 6]], address: DeviceAddress(0xFF)))
        await scene.until { scene.monitor.status.tally.reports > 0 }
        let count = packets.count
        for _ in 0..<200 where scene.heard.count < count { await Task.yield() }
        running.cancel()
        try await running.value
        return scene.heard.count
    }

    @Test("Of several adapters the one with reports is played, or the one that is named")
    func adapters() throws {
        let folder = try TemporaryFolder()
        let whole = [UInt8](try Data(contentsOf: URL(filePath: Files.field("btmon-2001.btsnoop"))))
        var second = Array(whole[16...])
        var offset = 0
        while offset < second.count {
            // The flags of a record hold the adapter in their upper half.
            if second[offset + 8] != 0xFF { second[offset + 9] = 1 }
            offset += 24 + Int(second[offset + 7])
        }
        try Data(whole + second).write(to: URL(filePath: folder.file("two.btsnoop")))
        let path = folder.file("two.btsnoop")
        #expect { try Capture.outline(path: path) } throws: { "\($0)".contains("hci0 (6), hci1 (6)") }
        #expect(try Capture.outline(path: path, adapter: 1).counts.first { $0.key == "ibeacons" }?.value == 6)
        #expect { try Capture.outline(path: path, adapter: 2) } throws: {
            "\($0)".contains("no advertising report of hci2")
        }
        #expect(try frames("btmon-2001.btsnoop", adapter: 0).count == 6)
    }
}
