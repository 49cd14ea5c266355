import Foundation
import Testing
import Vocabulary
import Wire

@testable import rollcall

@Suite("The list of scanners")
struct ScannerListingTests {
    private static let now = Date(timeIntervalSince1970: 1_788_251_400)

    private func lines(_ scanners: ScannerRecord...) -> [String] {
        Table(ScannersCommand.Rows.columns, of: scanners, times: TimeText(now: Self.now, timeZone: .gmt)).lines
            .map(\.description)
    }

    @Test("It tells how each radio is doing")
    func radio() {
        let radio = RadioRecord(
            state: .recovering, reportsPerSecond: 312.46, lastReportAt: Self.now - 42, restarts: 3, resets: 1,
            droppedReports: 17, mode: .exclusive, commands: .extended, error: "not_answering")
        let listed = lines(
            ScannerRecord(
                scannerID: 1, scannerName: "n", roomNumber: "101", state: .alive, lastSeenAt: Self.now, spoolDepth: 0,
                adapter: AdapterRecord(name: "hci0", state: "scanning"), radio: radio))
        #expect(
            listed[0].split(separator: "  ", omittingEmptySubsequences: true).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
                == [
                    "ID", "SCANNER", "ROOM", "STATE", "LAST SEEN", "WAITING", "ADAPTER", "RADIO", "REPORTS/S",
                    "LAST REPORT", "RESTARTS", "RESETS", "DROPPED", "ERROR",
                ])
        #expect(
            listed[1].contains("hci0     recovering  312.5      42 s ago     3         1       17       not_answering"))
    }

    @Test("It tells how each node is, and leaves out what is as it should be")
    func health() {
        let spool = SpoolRecord(
            bytes: 3_565_158, oldestAge: 95, dropped: 0, setAside: 2, inMemory: 0, freeDisk: 5_583_457_485)
        let listed = lines(
            ScannerRecord(
                scannerID: 1, scannerName: "n", roomNumber: "101", state: .alive, labels: ["hall", "old"],
                version: "1.4", clockOffset: -0.26, spool: spool))
        #expect(
            listed == [
                "ID  SCANNER  ROOM  LABELS    STATE  VERSION  CLOCK   SPOOL    OLDEST    SET ASIDE  FREE DISK",
                "1   n        101   hall old  alive  1.4      -0.3 s  3.4 MiB  95 s ago  2          5.2 GiB",
            ])
    }

    @Test(
        "Bytes are told in the largest unit of which there is one",
        arguments: [
            (0, "0 B"), (1_023, "1023 B"), (1_024, "1 KiB"), (1_536, "1.5 KiB"), (512 << 20, "512 MiB"),
            (Int.max, "8388608 TiB"),
        ])
    func bytes(count: Int, text: String) {
        #expect(ByteText.text(count) == text)
    }

    @Test("A node that replays has no radio, and none of its columns stand there")
    func replay() {
        let listed = lines(
            ScannerRecord(
                scannerID: 1, scannerName: "n", roomNumber: "101", state: .never,
                adapter: AdapterRecord(name: "day.csv", state: "replaying")))
        #expect(listed == ["ID  SCANNER  ROOM  STATE  ADAPTER  RADIO", "1   n        101   never  day.csv  replaying"])
    }
}
