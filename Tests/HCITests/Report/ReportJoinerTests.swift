import Beacon
import Foundation
import HCI
import Testing

@Suite struct ReportJoinerTests {
    private static let complete = AdvertisingReport.ExtendedEventType()
    private static let incomplete = AdvertisingReport.ExtendedEventType(rawValue: 1 << 5)
    private static let truncated = AdvertisingReport.ExtendedEventType(rawValue: 2 << 5)

    private func report(
        _ status: AdvertisingReport.ExtendedEventType, _ data: [UInt8], address: UInt64? = 1, sid: UInt8? = 3,
        rssi: Int8? = -60
    ) -> AdvertisingReport {
        AdvertisingReport(
            header: AdvertisingReport.Header(
                eventType: .extended(status), addressType: address == nil ? .anonymous : .random,
                address: DeviceAddress(address ?? 0), advertisingSID: sid, rssi: rssi),
            data: data)
    }

    @Test("A whole report is given at once")
    func whole() {
        var joiner = AdvertisingReport.Joiner()
        let whole = report(Self.complete, [1, 2])
        #expect(joiner.take(whole) == whole)
    }

    @Test("Fragments are given together at the end, with the end's header")
    func joined() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.incomplete, [1, 2], rssi: -70)) == nil)
        #expect(joiner.take(report(Self.incomplete, [3])) == nil)
        #expect(joiner.take(report(Self.complete, [4, 5])) == report(Self.complete, [1, 2, 3, 4, 5]))
        #expect(joiner.take(report(Self.complete, [6])) == report(Self.complete, [6]))
        #expect(joiner.dropped == 0)
    }

    @Test("Fragments of several advertisers and sets may be mixed")
    func mixed() {
        var joiner = AdvertisingReport.Joiner()
        let senders: [(UInt64?, UInt8?)] = [(1, 3), (2, 3), (1, 4), (nil, 3), (1, nil)]
        for (address, sid) in senders {
            #expect(joiner.take(report(Self.incomplete, [1], address: address, sid: sid)) == nil)
        }
        for (address, sid) in senders.reversed() {
            let end = report(Self.complete, [2], address: address, sid: sid)
            #expect(joiner.take(end)?.data == [1, 2])
        }
    }

    @Test("A scan response is not joined to the advertisement")
    func scanResponse() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.incomplete, [1])) == nil)
        #expect(joiner.take(report([.scanResponse], [9]))?.data == [9])
        #expect(joiner.take(report(Self.complete, [2]))?.data == [1, 2])
    }

    @Test("What the controller truncated is given as far as it goes")
    func truncatedEnd() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.incomplete, [1])) == nil)
        let given = joiner.take(report(Self.truncated, []))
        #expect(given?.data == [1])
        #expect(given?.dataStatus == .truncated)
        #expect(joiner.take(report(Self.complete, [2]))?.data == [2])
    }

    @Test("An end before its beginning stands alone, and the next end closes what was begun")
    func outOfOrder() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.complete, [3]))?.data == [3])
        #expect(joiner.take(report(Self.incomplete, [1])) == nil)
        #expect(joiner.take(report(Self.complete, [7]))?.data == [1, 7])
        #expect(joiner.take(report(Self.complete, [8]))?.data == [8])
    }

    @Test("With an address that changes midway both parts stay apart")
    func changedAddress() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.incomplete, [1], address: 1)) == nil)
        #expect(joiner.take(report(Self.complete, [2], address: 2))?.data == [2])
        #expect(joiner.take(report(Self.complete, [3], address: 1))?.data == [1, 3])
    }

    @Test("Of advertisements that never end the oldest are given up and counted, and kept within bounds")
    func neverFinished() {
        var joiner = AdvertisingReport.Joiner()
        for address in 0..<100_000 as Range<UInt64> {
            #expect(joiner.take(report(Self.incomplete, [1], address: address)) == nil)
        }
        #expect(joiner.cutShort == 100_000 - AdvertisingReport.Joiner.openLimit)
        #expect(joiner.dropped == joiner.cutShort - AdvertisingReport.Joiner.openLimit)
        #expect(joiner.takeUnfinished().count == AdvertisingReport.Joiner.openLimit)
        #expect(joiner.take(report(Self.complete, [2], address: 99_999))?.data == [1, 2])
        #expect(joiner.take(report(Self.complete, [2], address: 0))?.data == [2])
    }

    @Test("An advertisement whose end does not come in time is given as far as it goes", arguments: [1.1, -1.1])
    func old(seconds: TimeInterval) {
        var joiner = AdvertisingReport.Joiner()
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        #expect(joiner.take(report(Self.incomplete, [1], address: 1), at: start) == nil)
        #expect(joiner.take(report(Self.incomplete, [2], address: 1), at: start + seconds / 2) == nil)
        #expect(joiner.take(report(Self.incomplete, [3], address: 2), at: start + seconds / 2) == nil)
        #expect(joiner.take(report(Self.complete, [4], address: 1), at: start + seconds)?.data == [4])
        #expect(joiner.take(report(Self.complete, [5], address: 2), at: start + seconds)?.data == [3, 5])
        #expect(joiner.cutShort == 1 && joiner.dropped == 0)
        let unfinished = joiner.takeUnfinished()
        #expect(unfinished.map(\.report.data) == [[1, 2]] && unfinished.map(\.time) == [start])
        #expect(unfinished.map(\.report.dataStatus) == [.truncated])
        #expect(joiner.takeUnfinished().isEmpty)
    }

    @Test("Cleared, it gives up what is unfinished")
    func cleared() {
        var joiner = AdvertisingReport.Joiner()
        #expect(joiner.take(report(Self.incomplete, [1])) == nil)
        joiner.clear()
        #expect(joiner.cutShort == 1)
        #expect(joiner.takeUnfinished().map(\.report.data) == [[1]])
        #expect(joiner.take(report(Self.complete, [2]))?.data == [2])
    }

    @Test("An advertisement that grows longer than any may be is dropped up to its end")
    func tooLong() {
        var joiner = AdvertisingReport.Joiner()
        let fragment = [UInt8](repeating: 7, count: 165)
        for _ in 0..<10 { #expect(joiner.take(report(Self.incomplete, fragment)) == nil) }
        #expect(joiner.take(report(Self.complete, []))?.data.count == AdvertisingReport.Joiner.byteCountLimit)
        for _ in 0..<1000 { #expect(joiner.take(report(Self.incomplete, fragment)) == nil) }
        #expect(joiner.take(report(Self.complete, [1])) == nil)
        #expect(joiner.dropped == 1)
        #expect(joiner.take(report(Self.complete, [2]))?.data == [2])
    }
}
