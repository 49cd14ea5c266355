import HCI
import TestSupport
import Testing

@Suite(.mustEnd) struct AdvertisingTests {
    private let data: [UInt8] = [0x02, 0x01, 0x06]

    @Test("Legacy advertising is its parameters, its data, enable; its end is disable")
    func legacy() async throws {
        let scene = try await ControllerScene(.legacy)
        try await scene.controller.startAdvertising(data, interval: .milliseconds(100))
        #expect(scene.fake.isAdvertising)
        try await scene.controller.stopAdvertising()
        let padding = String(repeating: "00", count: 28)
        #expect(
            scene.sent == [
                [UInt8](hex: "01 0620 0f  a000 a000 03 00  00 000000000000  07 00"),
                [UInt8](hex: "01 0820 20  03 020106" + padding),
                [UInt8](hex: "01 0a20 01  01"),
                [UInt8](hex: "01 0a20 01  00"),
            ])
        #expect(!scene.fake.isAdvertising)
    }

    @Test("Extended advertising is a legacy PDU in a set, which is removed at the end")
    func extended() async throws {
        let scene = try await ControllerScene(.extended)
        try await scene.controller.startAdvertising(data, interval: .milliseconds(100))
        #expect(scene.fake.isAdvertising)
        try await scene.controller.stopAdvertising()
        #expect(
            scene.sent == [
                [UInt8](hex: "01 3620 19  ef 1000 a00000 a00000 07 00  00 000000000000  00 7f 01 00 01 00 00"),
                [UInt8](hex: "01 3720 07  ef 03 01 03 020106"),
                [UInt8](hex: "01 3920 06  01 01 ef 0000 00"),
                [UInt8](hex: "01 3920 06  00 01 ef 0000 00"),
                [UInt8](hex: "01 3c20 01  ef"),
            ])
        #expect(!scene.fake.isAdvertising)
    }

    @Test("Other data replaces what is advertised", arguments: [ControllerKind.legacy, .extended])
    func replace(_ kind: ControllerKind) async throws {
        let scene = try await ControllerScene(kind)
        try await scene.controller.startAdvertising(data, interval: .milliseconds(100))
        try await scene.controller.startAdvertising([0x02, 0x01, 0x04], interval: .milliseconds(200))
        #expect(scene.fake.isAdvertising)
    }

    @Test("More than 31 bytes and intervals no controller takes are refused before anything is sent")
    func invalid() async throws {
        let scene = try await ControllerScene(.legacy)
        let requests: [([UInt8], Duration)] = [
            ([UInt8](repeating: 0, count: 32), .milliseconds(100)), (data, .milliseconds(10)), (data, .seconds(11)),
        ]
        for (data, interval) in requests {
            let error = await #expect(throws: AdapterError.self) {
                try await scene.controller.startAdvertising(data, interval: interval)
            }
            #expect(error?.code == "invalid_request")
        }
        #expect(scene.sent.isEmpty)
    }

    @Test("A controller without an address of its own gets a static random one")
    func randomAddress() async throws {
        let scene = try await ControllerScene(.extended, hasAddress: false)
        try await scene.controller.startAdvertising(data, interval: .milliseconds(100))
        let commands = scene.fake.commands
        #expect(
            commands.map(\.opcode) == [
                .leSetExtendedAdvertisingParameters, .leSetAdvertisingSetRandomAddress, .leSetExtendedAdvertisingData,
                .leSetExtendedAdvertisingEnable,
            ])
        #expect(commands[0].parameters[10] == AdvertisingReport.AddressType.random.rawValue)
        #expect((commands[1].parameters.last ?? 0) & 0xC0 == 0xC0)
    }
}
