import Beacon
import HCI
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("What a supervisor finds out about its adapter", .mustEnd)
struct RadioSupervisorAdapterTests {
    @Test("Extended commands that a controller refused once are not tried when it is opened again")
    func refusedExtended() async throws {
        let scene = RadioScene()
        let made = RadioScene.Made()
        scene.plug { try made.make(.extended) { $0.script(.leSetExtendedScanEnable, .status(.unknownHCICommand)) } }
        let running = scene.start()
        await scene.until { scene.state == .scanning }
        #expect(scene.monitor.status.commands == .legacy)
        made.all.first?.unplug()
        await scene.until { scene.state == .recovering }
        await scene.time.advance(to: .seconds(2))
        let second = try #require(made.all.last)
        #expect(made.all.count == 2 && second.isScanning)
        #expect(second.commands.contains { $0.opcode == .leSetScanEnable })
        #expect(!second.commands.contains { $0.opcode == .leSetExtendedScanEnable })
        running.cancel()
        try await running.value
    }

    @Test("The status tells the address of the adapter, and its name of now")
    func address() async throws {
        let scene = RadioScene()
        scene.plug(try FakeController(.legacy, adapter: "hci3"))
        let running = scene.start()
        await scene.until { scene.state == .scanning }
        #expect(scene.monitor.status.name == "hci3")
        #expect(scene.monitor.status.address == DeviceAddress(0xA4C1_38BF_6FAB))
        #expect(
            Heartbeater.Source.live(scene.monitor).adapter
                == AdapterRecord(name: "hci3", state: "scanning", address: DeviceAddress(0xA4C1_38BF_6FAB)))
        running.cancel()
        try await running.value
    }
}
