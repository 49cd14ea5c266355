import Beacon
import HCI
import Testing

@Suite struct HCIEventTests {
    private func event(_ hex: String) -> HCIEvent? {
        HCIEvent(packet: [UInt8](hex: hex))
    }

    @Test("Command Complete tells the opcode and the return parameters")
    func commandComplete() {
        #expect(event("04 0e 04 01 03 0c 00") == .commandComplete(opcode: .reset, returnParameters: [0]))
        #expect(event("04 0e 04 01 0c 20 0c") == .commandComplete(opcode: .leSetScanEnable, returnParameters: [0x0C]))
        #expect(
            event("04 0e 0a 01 09 10 00 06 05 04 03 02 01")
                == .commandComplete(opcode: .readBDADDR, returnParameters: [0, 6, 5, 4, 3, 2, 1]))
    }

    @Test("A controller that only grants another command names no opcode")
    func noOperation() {
        #expect(
            event("04 0e 03 01 00 00")
                == .commandComplete(opcode: HCIOpcode(rawValue: 0), returnParameters: []))
    }

    @Test("Command Status tells the status and the opcode")
    func commandStatus() {
        #expect(
            event("04 0f 04 01 01 42 20")
                == .commandStatus(status: .unknownHCICommand, opcode: .leSetExtendedScanEnable))
    }

    @Test("Hardware Error and other events are told by their code")
    func others() {
        #expect(event("04 10 01 2a") == .hardwareError(code: 0x2A))
        #expect(event("04 ff 00") == .other(code: 0xFF))
        #expect(event("04 3e 0c 02 01 00 00 060504030201 00 c5") == .other(code: 0x3E))
    }

    @Test(
        "A packet of another kind and an event cut short are nothing",
        arguments: [
            "", "04", "04 0e", "01 03 0c 00", "04 0e 04 01 03 0c", "04 0e 02 01 03", "04 0e 00", "04 0f 03 00 01 03",
            "04 10 00", "04 10 01",
        ])
    func refused(hex: String) {
        #expect(event(hex) == nil)
    }

    @Test("Bytes behind the event's end are passed over")
    func overlong() {
        #expect(event("04 0e 04 01 03 0c 00 ff ff") == .commandComplete(opcode: .reset, returnParameters: [0]))
    }
}
