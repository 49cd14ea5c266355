import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The fleet of scanner nodes", .mustEnd)
struct FleetTests {
    @Test("A label's settings go before those of all, and what a heartbeat is told follows each change")
    func settings() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let id = try #require(try await school.admin(GetScanners()).scanners.first).scannerID
            #expect(try await scanner(Heartbeat()).settings == FleetSettings())
            for edit in [
                EditFleet(settings: FleetSettings(active: true, intervalMilliseconds: 500)),
                EditFleet(label: "hall", settings: FleetSettings(intervalMilliseconds: 100)),
                EditFleet(label: "Old", settings: FleetSettings(intervalMilliseconds: 900, logLevel: "debug")),
                EditFleet(label: "other", settings: FleetSettings(spoolBytes: 1 << 21)),
            ] {
                _ = try await school.admin(edit)
            }
            #expect(
                try await scanner(Heartbeat()).settings == FleetSettings(active: true, intervalMilliseconds: 500))
            _ = try await school.admin(EditScanner(scannerID: id, labels: ["old", "HALL", "hall"]))
            #expect(
                try await scanner(Heartbeat()).settings
                    == FleetSettings(active: true, intervalMilliseconds: 100, logLevel: "debug"))
            let listed = try await school.admin(GetFleet()).fleet
            #expect(listed.map(\.label) == [nil, "hall", "old", "other"])
            #expect(listed.map(\.scanners) == [1, 1, 1, 0])
        }
    }

    @Test("How nodes scan is set for a label and told, and a window longer than its interval is refused")
    func scan() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let scan = FleetSettings(scanIntervalMilliseconds: 100, scanWindowMilliseconds: 40, scanCodedPHY: true)
            _ = try await school.admin(EditFleet(settings: scan))
            #expect(try await scanner(Heartbeat()).settings == scan)
            #expect(try await school.admin(GetFleet()).fleet.map(\.settings) == [scan])
            for wrong in [
                FleetSettings(scanIntervalMilliseconds: 40, scanWindowMilliseconds: 41),
                FleetSettings(scanIntervalMilliseconds: 2), FleetSettings(scanWindowMilliseconds: 20_000),
            ] {
                #expect(try await school.admin.refusal(of: EditFleet(settings: wrong)).code == .badArguments)
            }
            let cleared: Set<FleetSettings.CodingKeys> = [
                .scanIntervalMilliseconds, .scanWindowMilliseconds, .scanCodedPHY,
            ]
            _ = try await school.admin(EditFleet(settings: FleetSettings(), cleared: cleared))
            #expect(try await school.admin(GetFleet()).fleet.isEmpty)
        }
    }

    @Test("What is absent stays, what is null is left to the nodes again, and a label that says nothing is gone")
    func cleared() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            _ = try await admin(
                EditFleet(label: "hall", settings: FleetSettings(active: false, measuredPower: -59, logLevel: "info")))
            let answer = try await admin.post(
                #"{"label": "hall", "settings": {"measured_power": null, "interval_ms": 20}}"#,
                to: "/post/admin.edit_fleet")
            #expect(answer.status == 200)
            let kept = FleetSettings(active: false, intervalMilliseconds: 20, logLevel: "info")
            #expect(
                try await admin(GetFleet()).fleet == [FleetRecord(label: "hall", settings: kept, scanners: 0)])
            _ = try await admin(
                EditFleet(
                    label: "hall", settings: FleetSettings(),
                    cleared: [.active, .intervalMilliseconds, .logLevel, .spoolBytes]))
            #expect(try await admin(GetFleet()).fleet.isEmpty)
            let details = try await school.audit("fleet_edited").map(\.details)
            #expect(details.first == ["label": "hall", "cleared": "active interval_ms log_level spool_bytes"])
            #expect(
                details.last == ["label": "hall", "active": "false", "measured_power": "-59", "log_level": "info"])
        }
    }

    @Test("A setting that no node could go by is refused by its name")
    func refused() async throws {
        try await School.inProcess { school in
            for (settings, name) in [
                (FleetSettings(intervalMilliseconds: 19), "settings.interval_ms"),
                (FleetSettings(intervalMilliseconds: 10_241), "settings.interval_ms"),
                (FleetSettings(measuredPower: -128), "settings.measured_power"),
                (FleetSettings(measuredPower: 21), "settings.measured_power"),
                (FleetSettings(spoolBytes: 1 << 19), "settings.spool_bytes"),
                (FleetSettings(logLevel: "loud"), "settings.log_level"), (FleetSettings(), "settings"),
            ] {
                let failure = try await school.admin.refusal(of: EditFleet(settings: settings))
                #expect(failure.code == .badArguments && failure.reason.contains("'\(name)'"), "\(failure)")
            }
            let long = String(repeating: "x", count: 46)
            let edit = EditFleet(label: long, settings: FleetSettings(active: true))
            #expect(try await school.admin.refusal(of: edit).reason.contains("'label'"))
            #expect(try await school.admin(GetFleet()).fleet.isEmpty)
        }
    }

    @Test("An admin sees how a node is as its newest heartbeat told it, and finds it by label and state")
    func health() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101", name: "one")
            _ = try await school.makeScanner(in: "101", name: "other")
            let spool = SpoolRecord(
                bytes: 4_096, oldestAge: 12, dropped: 3, setAside: 1, inMemory: 7, freeDisk: 0, error: "full")
            let settings = [NodeSettingRecord(name: "active", value: "true", source: .own)]
            let beat = Heartbeat(sentAt: school.now + 90.5, spool: spool, version: "1.4", settings: settings)
            _ = try await school.admin(WriteConfig(item: "spool_days", value: .integer(9)))
            #expect(try await scanner(beat).spoolDays == 9)
            let listed = try #require(try await school.admin(GetScanners(state: .alive)).scanners.first)
            #expect(listed.spool == spool && listed.settings == settings && listed.version == "1.4")
            #expect(listed.clockOffset.map { abs($0 - 90.5) < 0.01 } == true)
            _ = try await school.admin(EditScanner(scannerID: listed.scannerID, labels: ["hall"]))
            #expect(try await school.admin(GetScanners(label: "Hall")).scanners.map(\.scannerName) == ["one"])
            #expect(try await school.admin(GetScanners(label: "hall", state: .never)).total == 0)
            #expect(try await school.admin(GetScanners(state: .never)).scanners.map(\.scannerName) == ["other"])
            try await school.pass(31)
            #expect(try await school.admin(GetScanners(state: .quiet)).scanners.map(\.scannerName) == ["one"])
            _ = try await scanner(Heartbeat())
            let bare = try #require(try await school.admin(GetScanners(label: "hall")).scanners.first)
            #expect(bare.spool == nil && bare.settings == nil && bare.version == nil && bare.clockOffset == nil)
        }
    }

    @Test("What a node cannot have told is refused by the name of its member, and what was known stays")
    func badHealth() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            _ = try await scanner(Heartbeat(spool: SpoolRecord(bytes: 1, dropped: 0, setAside: 0), version: "1"))
            let before = try await school.admin(GetScanners()).scanners
            let long = String(repeating: "x", count: 201)
            func setting(_ name: String, _ value: String) -> Heartbeat {
                Heartbeat(settings: [NodeSettingRecord(name: name, value: value, source: .own)])
            }
            for (beat, name) in [
                (Heartbeat(spool: SpoolRecord(bytes: -1, dropped: 0, setAside: 0)), "spool.bytes"),
                (Heartbeat(spool: SpoolRecord(bytes: 0, oldestAge: -1, dropped: 0, setAside: 0)), "spool.oldest_age"),
                (Heartbeat(spool: SpoolRecord(bytes: 0, dropped: -1, setAside: 0)), "spool.dropped"),
                (Heartbeat(spool: SpoolRecord(bytes: 0, dropped: 0, setAside: -1)), "spool.set_aside"),
                (Heartbeat(spool: SpoolRecord(bytes: 0, dropped: 0, setAside: 0, error: long)), "spool.error"),
                (Heartbeat(version: ""), "version"), (setting("", "1"), "settings.name"),
                (setting("active", long), "settings.value"),
            ] {
                let failure = try await scanner.refusal(of: beat)
                #expect(failure.code == .badArguments && failure.reason.contains("'\(name)'"), "\(failure)")
            }
            #expect(try await school.admin(GetScanners()).scanners == before)
        }
    }

    @Test("A scanner has at most 20 labels of 45 characters, which go when an empty list is given")
    func labels() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            try await school.makeRooms("101")
            let many = (0...20).map { "l\($0)" }
            for labels in [many, [""], [String(repeating: "x", count: 46)]] {
                let create = CreateScanner(scannerName: "n", roomNumber: "101", labels: labels)
                #expect(try await admin.refusal(of: create).reason.contains("'labels'"))
            }
            let create = CreateScanner(scannerName: "n", roomNumber: "101", labels: [" Hall ", "hall"])
            let id = try await admin(create).scannerID
            #expect(try await admin(GetScanners()).scanners.map(\.labels) == [["hall"]])
            _ = try await admin(EditScanner(scannerID: id, scannerName: "m"))
            #expect(try await admin(GetScanners()).scanners.map(\.labels) == [["hall"]])
            _ = try await admin(EditScanner(scannerID: id, labels: []))
            #expect(try await admin(GetScanners()).scanners.map(\.labels) == [[]])
        }
    }
}
