import Beacon
import Foundation
import Node
import Testing
import Wire

@Suite("Sighting merger")
struct SightingMergerTests {
    private let later = Sample.time.addingTimeInterval(100)

    @Test("What is heard in one second becomes one sighting with the median and the count")
    func median() throws {
        var merger = SightingMerger()
        for (seconds, rssi) in [(0.1, -70), (0.2, -50), (0.9, -60)] {
            merger.hear(try Sample.frame(seconds, rssi: rssi))
        }
        let merged = merger.advance(to: later)
        #expect(merged.count == 1)
        #expect(merged.first?.rssi == -60)
        #expect(merged.first?.count == 3)
        #expect(merged.first?.heardAt == Sample.time.addingTimeInterval(0.9))
    }

    @Test(
        "Of an even number of readings the mean of the middle two counts, rounded away from zero",
        arguments: [([-60, -62], -61), ([-60, -61], -61), ([-90, -60, -61, -30], -61), ([-60, -60, -60, -90], -60)])
    func evenMedian(readings: [Int], median: Int) throws {
        var merger = SightingMerger()
        for rssi in readings {
            merger.hear(try Sample.frame(0.5, rssi: rssi))
        }
        #expect(merger.advance(to: later).map(\.rssi) == [median])
    }

    @Test("Seconds begin on the whole second")
    func boundary() throws {
        var merger = SightingMerger()
        for seconds in [0.0, 0.999, 1.0, 1.5] {
            merger.hear(try Sample.frame(seconds))
        }
        #expect(merger.advance(to: later).map(\.count) == [2, 2])
    }

    @Test("A second comes out when it has ended, not before, and once")
    func advance() throws {
        var merger = SightingMerger()
        merger.hear(try Sample.frame(0.2))
        merger.hear(try Sample.frame(1.2))
        #expect(merger.advance(to: Sample.time.addingTimeInterval(0.99)).isEmpty)
        #expect(merger.advance(to: Sample.time.addingTimeInterval(1)).count == 1)
        #expect(merger.advance(to: Sample.time.addingTimeInterval(1.9)).isEmpty)
        #expect(merger.advance(to: Sample.time.addingTimeInterval(2)).count == 1)
    }

    @Test("Transmitters that share an identity are told apart by their address")
    func addresses() throws {
        var merger = SightingMerger()
        for address: UInt64? in [1, 2, nil, 1] {
            merger.hear(try Sample.frame(0.5, address: address))
        }
        let merged = merger.advance(to: later)
        #expect(merged.map { $0.address?.value } == [nil, 1, 2])
        #expect(merged.map(\.count) == [1, 2, 1])
    }

    @Test("Frames without a level count but do not weigh")
    func withoutLevel() throws {
        var merger = SightingMerger()
        merger.hear(try Sample.frame(0.1, rssi: nil))
        merger.hear(try Sample.frame(0.2, rssi: -70, minor: 2))
        merger.hear(try Sample.frame(0.3, rssi: nil, minor: 2))
        let merged = merger.advance(to: later)
        #expect(merged.map(\.rssi) == [nil, -70])
        #expect(merged.map(\.count) == [1, 2])
    }

    @Test("At the limit what is known still merges and what is new is counted as dropped")
    func limit() throws {
        var merger = SightingMerger(limit: 2)
        for minor: UInt16 in [1, 2, 3, 2] {
            merger.hear(try Sample.frame(0.5, minor: minor))
        }
        #expect(merger.dropped == 1)
        #expect(merger.advance(to: later).map(\.count) == [1, 2])
    }

    @Test(
        "What was heard before the clock was set back comes out at once, as heard now, not when the clock gets there"
    )
    func setBack() throws {
        var merger = SightingMerger()
        merger.hear(try Sample.frame(3600.2))
        merger.hear(try Sample.frame(0.4))
        let now = Sample.time.addingTimeInterval(0.5)
        #expect(merger.advance(to: now).map(\.heardAt) == [now])
        #expect(merger.advance(to: Sample.time.addingTimeInterval(1)).count == 1)
        #expect(merger.advance(to: Sample.time.addingTimeInterval(3602)).isEmpty)
    }
}
