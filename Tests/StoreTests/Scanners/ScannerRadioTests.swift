import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Schema
@testable import Store

@Suite("The radio of a scanner", .mustEnd)
struct ScannerRadioTests {
    private func beat(_ scanner: Int64, _ radio: ScannerRadio?) -> ScannerBeat {
        ScannerBeat(
            scanner: scanner, sentAt: TestStore.now, adapterName: "hci0", adapterState: "scanning",
            reportsPerSecond: 7, spoolDepth: 0, radio: radio)
    }

    private func radio(
        _ state: RadioState, _ mode: RadioMode? = nil, _ commands: RadioCommands? = nil
    ) -> ScannerRadio {
        ScannerRadio(
            state: state, reportsPerSecond: 12.5, lastReportAt: TestStore.now - 3, restarts: 1, resets: 2,
            droppedReports: .max, mode: mode, commands: commands, error: "no_adapter")
    }

    @Test("The newest heartbeat is what stands there, with any state, mode and commands")
    func newest() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            var told = RadioState.allCases.map { radio($0) }
            told += RadioMode.allCases.map { radio(.scanning, $0) }
            told += RadioCommands.allCases.map { radio(.quiet, nil, $0) }
            for radio in told {
                var commit = IngestCommit()
                commit.beats = [beat(scanner, nil), beat(scanner, radio)]
                try await scene.write(commit)
                #expect(try await ScannerRepository(store.pool).list(ListQuery()).rows.first?.radio == radio)
            }
        }
    }

    @Test("A heartbeat without a radio takes it away, and keeps its own rate")
    func without() async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            let scanner = try await store.makeScanner("node", in: "101")
            let scene = try await IngestScene(store)
            var commit = IngestCommit()
            commit.beats = [beat(scanner, radio(.scanning, .shared, .legacy)), beat(scanner, nil)]
            try await scene.write(commit)
            let row = try #require(try await ScannerRepository(store.pool).list(ListQuery()).rows.first)
            #expect(row.radio == nil && row.adapterName == "hci0" && row.adapterState == "scanning")
            #expect(try await store.admin.single("select reports_per_second from scanner", as: Double.self) == 7)
        }
    }

    @Test(
        "The table refuses half a radio and what no radio can be",
        arguments: [
            "radio_state = null", "radio_restarts = null", "radio_resets = null", "radio_dropped_reports = null",
            "reports_per_second = null", "radio_state = 'asleep'", "radio_mode = 'both'", "radio_commands = 'none'",
            "radio_error = ''", "radio_restarts = -1", "radio_resets = -1", "radio_dropped_reports = -1",
            "reports_per_second = -1", "reports_per_second = 'nan'", "reports_per_second = 'infinity'",
        ])
    func refused(assignment: String) async throws {
        try await TestStore.with { store in
            _ = try await store.makeRooms("101")
            var commit = IngestCommit()
            commit.beats = [beat(try await store.makeScanner("node", in: "101"), radio(.scanning, .shared, .legacy))]
            try await IngestScene(store).write(commit)
            let state = try await sqlState {
                try await store.admin.query(.init(unescaped: "update scanner set \(assignment)"))
            }
            #expect(state == "23514")
        }
    }

    @Test("A scanner that told nonsense before there were checks is taken over")
    func migrated() async throws {
        try await withEmptyDatabase { _, pool in
            let before = Migrations.all.prefix { $0.name != "m0007_radio" }
            _ = try await Migrator(migrations: Array(before)).migrate(pool)
            try await pool.query("insert into zone (zone_name, major_key) values ('East', 1)")
            try await pool.query("insert into room (zone_id, room_number) select zone_id, '101' from zone")
            try await pool.query(
                "insert into scanner (scanner_name, room_id, reports_per_second) select 'node', room_id, -1 from room")
            _ = try await Migrator().migrate(pool)
            #expect(try await pool.single("select reports_per_second is null from scanner", as: Bool.self))
        }
    }
}
