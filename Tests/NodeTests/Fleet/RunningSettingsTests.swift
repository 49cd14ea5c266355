import Beacon
import Foundation
import Logging
import Spool
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Settings of the fleet", .mustEnd)
struct RunningSettingsTests {
    private static let fleet = FleetSettings(
        active: true, intervalMilliseconds: 200, measuredPower: -65, spoolBytes: 1 << 24, logLevel: "debug")

    private func reply(_ settings: FleetSettings?, days: Int? = nil) -> Heartbeat.Reply {
        Heartbeat.Reply(
            uuids: [], clock: ClockRecord(now: Sample.time, rate: 1), heartbeatInterval: 10, spoolDays: days,
            settings: settings)
    }

    @Test("The window of a scan is cut to its interval, whoever said which")
    func window() {
        let own = FleetSettings(scanIntervalMilliseconds: 30)
        let fleet = FleetSettings(scanIntervalMilliseconds: 100, scanWindowMilliseconds: 50, scanCodedPHY: true)
        let mixed = RunningSettings(own: own, fleet: fleet).scan
        #expect(mixed == RadioRoles.Scan(interval: 30, window: 30, usesCodedPHY: true))
        let told = RunningSettings(fleet: fleet).scan
        #expect(told.interval == 100 && told.window == 50)
        #expect(RunningSettings().scan == .passive)
        #expect(RunningSettings(fleet: fleet).records.contains { $0.name == "scan_window_ms" && $0.value == "50" })
    }

    @Test("A node's own goes first, then the fleet's, then the usual; each is told with its source")
    func order() async throws {
        let own = FleetSettings(measuredPower: -50)
        let fleetSettings = RunningSettings.Store(RunningSettings(own: own), logger: Sample.logger)
        await fleetSettings.take(reply(FleetSettings(active: true, measuredPower: -65)))
        let records = await fleetSettings.settings.records
        #expect(
            records == [
                NodeSettingRecord(name: "active", value: "true", source: .fleet),
                NodeSettingRecord(name: "interval_ms", value: "100", source: .standard),
                NodeSettingRecord(name: "log_level", value: "info", source: .standard),
                NodeSettingRecord(name: "measured_power", value: "-50", source: .own),
                NodeSettingRecord(name: "scan_coded_phy", value: "false", source: .standard),
                NodeSettingRecord(name: "scan_interval_ms", value: "60", source: .standard),
                NodeSettingRecord(name: "scan_window_ms", value: "60", source: .standard),
                NodeSettingRecord(name: "spool_bytes", value: "536870912", source: .standard),
            ])
    }

    @Test("What the server handed out holds after a start without it, and goes when the server takes it back")
    func kept() async throws {
        let folder = try TemporaryFolder()
        let kept = RunningSettings.Stored(path: folder.file("hci0.settings"))
        let fleetSettings = RunningSettings.Store(kept: kept, logger: Sample.logger)
        await fleetSettings.take(reply(Self.fleet, days: 21))

        let again = kept.settings(own: FleetSettings(active: false))
        #expect(!again.active && again.interval == 200 && again.measuredPower == -65 && again.logLevel == .debug)
        #expect(again.limit == Spool.Limit(bytes: 1 << 24, days: 21))
        await fleetSettings.take(reply(FleetSettings()))
        #expect(kept.settings(own: FleetSettings()).fleet == FleetSettings())
        #expect(kept.settings(own: FleetSettings()).spoolDays == 21)
    }

    @Test("A server that tells no settings changes none, and what no node can do is passed over")
    func unusable() async throws {
        let fleetSettings = RunningSettings.Store(logger: Sample.logger)
        await fleetSettings.take(reply(Self.fleet))
        await fleetSettings.take(reply(nil))
        #expect(await fleetSettings.settings.fleet == Self.fleet)
        await fleetSettings.take(
            reply(
                FleetSettings(
                    intervalMilliseconds: 1, measuredPower: 4, spoolBytes: 10, logLevel: "loud"), days: 0))
        #expect(await fleetSettings.settings.fleet == FleetSettings())
        #expect(await fleetSettings.settings.spoolDays == 14)
    }

    @Test("The level of the log changes for loggers that are at work already")
    func level() async throws {
        let lines = RecordedLog()
        let log = NodeLog()
        let logger = log.logger(label: "test") { _ in lines.logger.handler }
        let fleetSettings = RunningSettings.Store(logger: Sample.logger)
        await fleetSettings.add { log.level = $0.logLevel }
        logger.debug("before")
        await fleetSettings.take(reply(FleetSettings(logLevel: "warning")))
        logger.info("quiet")
        logger.warning("loud")
        #expect(lines.messages == ["loud"])
    }

    @Test("A spool takes up its bounds, and a radio its scan and its beacon, while they are at work")
    func radio() async throws {
        let scene = RadioScene(RadioRoles(scan: .passive, advertisement: try Sample.advertisement()))
        let fake = try FakeController(.legacy)
        scene.plug(fake)
        let running = scene.start()
        await scene.until { scene.state == .scanning && fake.isAdvertising }
        await scene.supervisor.scan(RadioRoles.Scan(isActive: true))
        await scene.supervisor.tune(Advertisement.Tuning(measuredPower: -70, interval: 300))
        #expect(fake.isScanning && fake.isAdvertising)
        #expect(await scene.supervisor.roles.scan == RadioRoles.Scan(isActive: true))
        let advertised = try #require(await scene.supervisor.roles.advertisement)
        #expect(advertised.frame.measuredPower == -70 && advertised.interval == 300)
        #expect(advertised.frame.identity == (try Sample.beacon()))
        #expect(scene.openings == 1)
        running.cancel()
        try await running.value
    }
}
