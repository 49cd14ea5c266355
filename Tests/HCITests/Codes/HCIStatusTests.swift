import HCI
import Testing

@Suite struct HCIStatusTests {
    @Test("Statuses are named as the specification names them")
    func names() {
        #expect(HCIStatus.success.description == "Success (0x00)")
        #expect(HCIStatus.commandDisallowed.description == "Command Disallowed (0x0C)")
        #expect(HCIStatus(rawValue: 0x1F).description == "Unspecified Error (0x1F)")
        #expect(HCIStatus(rawValue: 0x2A).description == "Different Transaction Collision (0x2A)")
        #expect(HCIStatus(rawValue: 0x3A).description == "Controller Busy (0x3A)")
        #expect(HCIStatus(rawValue: 0x42).description == "Unknown Advertising Identifier (0x42)")
        #expect(HCIStatus(rawValue: 0x47).description == "Packet Too Early (0x47)")
    }

    @Test("A number without a name is reserved", arguments: [0x2B, 0x31, 0x33, 0x48, 0xFF] as [UInt8])
    func reserved(number: UInt8) {
        #expect(HCIStatus(rawValue: number).description.hasPrefix("Reserved (0x"))
    }
}
