import Beacon
import Foundation
import HCI
import Testing

@testable import Node

@Suite("Capture")
struct CaptureTests {
    @Test("A real capture gives its iBeacons with address and level, spaced as recorded")
    func real() throws {
        let capture = try Capture(path: Files.capture)
        var frames: [RecordedFrame] = []
        while let frame = try capture.next() { frames.append(frame) }
        #expect(capture.tally == Capture.Tally(records: 412, reports: 412, iBeacons: 11, malformed: 0))
        #expect(frames.count == 11)
        #expect(frames.first?.time == 0.000296)
        #expect(frames.first?.address?.description == "a4:c1:38:bf:6f:ab")
        #expect(frames.first?.beacon == BeaconText.thermometer)
        #expect(frames.first?.rssi == -49)
        #expect(frames.map(\.time) == frames.map(\.time).sorted())
    }

    @Test("A capture that was cut off is played as far as it is whole, with a warning")
    func cut() throws {
        let folder = try TemporaryFolder()
        let whole = try #require(FileManager.default.contents(atPath: Files.capture))
        try whole.dropLast(5).write(to: URL(filePath: folder.file("cut.btsnoop")))
        let outline = try Capture.outline(path: folder.file("cut.btsnoop"))
        #expect(outline.warning != nil)
        #expect(outline.counts.first?.value == 411)
    }

    @Test("A capture without an iBeacon is nothing to replay")
    func none() throws {
        let folder = try TemporaryFolder()
        let whole = try #require(FileManager.default.contents(atPath: Files.capture))
        try whole.prefix(16).write(to: URL(filePath: folder.file("empty.btsnoop")))
        #expect { try Capture.outline(path: folder.file("empty.btsnoop")) } throws: {
            "\($0)".contains("none of an iBeacon")
        }
    }

    @Test("A clock that was set while it recorded does not stretch the recording")
    func clock() {
        var clock = Capture.Clock()
        let stamps: [Int64] = [5_000_000, 6_500_000, 1_000_000, 2_000_000, 900_000_000_000_000, .max, .min]
        #expect(stamps.map { clock.seconds(at: $0) } == [0, 1.5, 1.5, 2.5, 2.5, 2.5, 2.5])
    }
}
