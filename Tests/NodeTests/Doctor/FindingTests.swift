import Beacon
import Foundation
import HCI
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Doctor's findings")
struct FindingTests {
    private let up = Adapters.Info(
        name: "hci0", index: 0, address: DeviceAddress(0xA4C1_38BF_6FAB), flags: [.up, .running])
    private let down = Adapters.Info(name: "hci0", index: 0, address: nil, flags: [])

    @Test("A kernel without Bluetooth fails with the command that loads it")
    func kernel() {
        let finding = Finding.kernel(.failure(.noBluetooth))
        #expect(finding.outcome == .failed)
        #expect(finding.mend?.contains("modprobe bluetooth") == true)
        #expect(Finding.kernel(.success([])).outcome == .ok)
    }

    @Test("Another adapter than the one named is offered")
    func adapter() {
        #expect(Finding.adapter("hci0", among: [up]).outcome == .ok)
        #expect(Finding.adapter("A4:C1:38:BF:6F:AB", among: [down, up]).detail == "hci0 (a4:c1:38:bf:6f:ab)")
        let missing = Finding.adapter("hci3", among: [up])
        #expect(missing.detail == "the adapter hci3 does not exist; available: hci0 (a4:c1:38:bf:6f:ab)")
        #expect(missing.mend?.contains("address") == true)
        #expect(Finding.adapter("hci0", among: []).mend?.contains("Plug the adapter in") == true)
    }

    @Test("Missing capabilities are named, with the command that gives them")
    func permission() throws {
        let none = try #require(Doctor.ProcessCapabilities(status: "Name:\tx\nCapEff:\t0000000000000000\n"))
        let raw = try #require(Doctor.ProcessCapabilities(status: "CapEff:\t0000000000002000\n"))
        let both = try #require(Doctor.ProcessCapabilities(status: "CapEff:\t0000000000003000\n"))
        #expect(none.missing == ["CAP_NET_ADMIN", "CAP_NET_RAW"])
        #expect(raw.missing == ["CAP_NET_ADMIN"])
        #expect(Finding.permission(raw, adapter: "hci0").mend?.contains("sudo setcap") == true)
        #expect(Finding.permission(both, adapter: "hci0").outcome == .ok)
        #expect(Doctor.ProcessCapabilities(status: "CapEff: none") == nil)
        #expect(Finding.permission(nil, adapter: "hci0").outcome == .skipped)
    }

    @Test("A blocked switch fails with how to turn it on")
    func rfkill() throws {
        let soft = try switches(["soft": "1", "hard": "0"])
        let hard = try switches(["soft": "0", "hard": "1"])
        #expect(
            Finding.rfkill(soft, adapter: "hci0", isPresent: true).mend?.contains("rfkill unblock bluetooth") == true)
        let mend = Finding.rfkill(hard, adapter: "hci0", isPresent: true).mend
        #expect(mend?.contains("hardware switch") == true)
        #expect(Finding.rfkill(try switches(["soft": "0"]), adapter: "hci0", isPresent: true).outcome == .ok)
        #expect(Finding.rfkill([], adapter: "hci0", isPresent: true).outcome == .ok)
        // Of another adapter, beside one that is there.
        #expect(Finding.rfkill(soft, adapter: "hci1", isPresent: true).outcome == .ok)
        #expect(Finding.rfkill(soft, adapter: "hci1", isPresent: false).outcome == .failed)
    }

    /// One switch of hci0, as the kernel lists it in sysfs.
    private func switches(_ attributes: [String: String]) throws -> [Adapters.Rfkill.Switch] {
        let folder = try TemporaryFolder()
        let files = URL(filePath: folder.file("rfkill0"))
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: false)
        for (name, value) in attributes.merging(["type": "bluetooth", "name": "hci0"], uniquingKeysWith: { $1 }) {
            try Data("\(value)\n".utf8).write(to: files.appending(path: name))
        }
        return Adapters.Rfkill(folder: URL(filePath: folder.path)).switches()
    }

    @Test("An adapter that is down matters in shared mode")
    func state() {
        #expect(Finding.up(down, mode: .shared).mend?.contains("hciconfig hci0 up") == true)
        #expect(Finding.up(down, mode: .exclusive).outcome == .ok)
        #expect(Finding.up(up, mode: .shared).outcome == .ok)
    }

    @Test("A token that the server does not know fails; a beacon it does not know does not")
    func token() {
        #expect(Finding.token(Failure(.notFound, "no")).outcome == .ok)
        #expect(Finding.token(Failure(.loginNecessary, "no")).outcome == .failed)
    }

    @Test("A clock that was never set, or is far from the server's, fails")
    func clock() {
        #expect(Finding.clock(Date(timeIntervalSince1970: 1_000), server: nil).outcome == .failed)
        #expect(Finding.clock(Sample.time, server: Sample.time.addingTimeInterval(-20)).outcome == .ok)
        #expect(Finding.clock(Sample.time, server: Sample.time.addingTimeInterval(600)).outcome == .failed)
    }

    @Test("An open controller is tried", arguments: [ControllerKind.legacy, .extended])
    func controller(kind: ControllerKind) async throws {
        let fake = try FakeController(kind)
        let controller = Controller(transport: fake.transport, logger: Sample.logger)
        try await controller.prepare()
        let findings = await Doctor.examine(controller)
        #expect(findings.map(\.check) == ["low_energy", "commands", "scan"])
        #expect(findings.allSatisfy { $0.outcome == .ok })
        await controller.close()
        #expect(!fake.isScanning)
    }

    @Test("A scan that does not start fails with what the controller said")
    func refused() async throws {
        let fake = try FakeController(.legacy)
        fake.script(.leSetScanEnable, .status(.commandDisallowed))
        let controller = Controller(transport: fake.transport, logger: Sample.logger)
        try await controller.prepare()
        let findings = await Doctor.examine(controller)
        #expect(findings.last?.outcome == .failed)
        #expect(findings.last?.detail.contains("Command Disallowed") == true)
        await controller.close()
    }

    @Test("One failure makes the whole unhealthy, in text and in JSON")
    func diagnosis() throws {
        let diagnosis = Diagnosis(findings: [.ok("kernel", "yes"), .failed("up", "down", mend: "up with it")])
        #expect(!diagnosis.isHealthy)
        #expect("\(diagnosis)".contains("→ up with it"))
        #expect(try diagnosis.json.hasPrefix(#"{"checks":[{"check":"kernel""#))
        #expect(try diagnosis.json.hasSuffix(#""healthy":false}"#))
    }
}
