import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct HeartbeatTests {
    private static func radio(
        _ state: RadioState = .scanning, reportsPerSecond: Double = 12.5, lastReportAt: Date? = nil,
        restarts: Int = 1, resets: Int = 2, droppedReports: Int = 3, error: String? = nil
    ) -> RadioRecord {
        RadioRecord(
            state: state, reportsPerSecond: reportsPerSecond, lastReportAt: lastReportAt, restarts: restarts,
            resets: resets, droppedReports: droppedReports, mode: .exclusive, commands: .extended, error: error)
    }

    @Test("An admin sees the radio as the newest heartbeat told it")
    func newest() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let adapter = AdapterRecord(name: "hci0", state: "scanning")
            for radio in [Self.radio(), Self.radio(.failed, error: "no_adapter"), Self.radio(.recovering)] {
                _ = try await scanner(Heartbeat(adapter: adapter, reportsPerSecond: 99, radio: radio))
                let listed = try #require(try await school.admin(GetScanners()).scanners.first)
                #expect(listed.radio == radio && listed.adapter == adapter && listed.state == .alive)
            }
            _ = try await scanner(Heartbeat(adapter: AdapterRecord(name: "day.csv", state: "replaying")))
            let listed = try #require(try await school.admin(GetScanners()).scanners.first)
            #expect(listed.radio == nil && listed.adapter?.state == "replaying")
        }
    }

    @Test("The last report is told on the server's clock, whatever the node's says, and never in the future")
    func lastReport() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let nodeTime = Date(timeIntervalSince1970: 100)
            for (ago, expected): (TimeInterval, TimeInterval) in [(4, -4), (0, 0), (-60, 0)] {
                let radio = Self.radio(lastReportAt: nodeTime.addingTimeInterval(-ago))
                _ = try await scanner(Heartbeat(sentAt: nodeTime, radio: radio))
                let told = try await school.admin(GetScanners()).scanners.first?.radio?.lastReportAt
                #expect(told == school.now.addingTimeInterval(expected))
            }
            _ = try await scanner(Heartbeat(radio: Self.radio(lastReportAt: school.now.addingTimeInterval(-9))))
            let told = try await school.admin(GetScanners()).scanners.first?.radio?.lastReportAt
            #expect(told == school.now.addingTimeInterval(-9))
        }
    }

    @Test("A radio that cannot be is refused by the name of its member, and what was known before stays")
    func refused() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            _ = try await scanner(Heartbeat(radio: Self.radio()))
            let before = try await school.admin(GetScanners()).scanners
            let nobody = Date(timeIntervalSince1970: -2_000_000_000)
            for (radio, member) in [
                (Self.radio(reportsPerSecond: -1), "reports_per_second"),
                (Self.radio(reportsPerSecond: 1e300), "reports_per_second"), (Self.radio(restarts: -1), "restarts"),
                (Self.radio(resets: 1 << 31), "resets"), (Self.radio(droppedReports: -1), "dropped_reports"),
                (Self.radio(error: ""), "error"), (Self.radio(error: "a\u{1b}b"), "error"),
                (Self.radio(error: String(repeating: "x", count: 101)), "error"),
                (Self.radio(lastReportAt: nobody), "last_report_at"),
            ] {
                let failure = try await scanner.refusal(of: Heartbeat(radio: radio))
                #expect(failure.code == .badArguments && failure.reason.contains("'radio.\(member)'"), "\(failure)")
            }
            #expect(try await scanner.refusal(of: Heartbeat(reportsPerSecond: -1)).code == .badArguments)
            #expect(
                try await scanner.post(#"{"radio": {"state": "asleep"}}"#, to: "/post/scanner.heartbeat").status == 400)
            #expect(try await school.admin(GetScanners()).scanners == before)
        }
    }
}
