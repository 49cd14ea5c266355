import HCI
import Testing

@Suite struct HCIOpcodeTests {
    @Test("Group and command make the opcode and come out of it again")
    func parts() {
        #expect(HCIOpcode(group: 0x08, command: 0x000C).rawValue == 0x200C)
        #expect(HCIOpcode.leSetExtendedScanEnable.rawValue == 0x2042)
        #expect(HCIOpcode.reset.rawValue == 0x0C03)
        #expect(HCIOpcode.readBDADDR.group == 0x04)
        #expect(HCIOpcode.readBDADDR.command == 0x0009)
    }

    @Test("Bits that have no room are cut off")
    func tooLarge() {
        #expect(HCIOpcode(group: 0xFF, command: 0xFFFF).rawValue == 0xFFFF)
        #expect(HCIOpcode(group: 0x48, command: 0x0403) == HCIOpcode(group: 0x08, command: 0x0003))
    }

    @Test("The name and the number are told")
    func description() {
        #expect(HCIOpcode.leSetScanEnable.description == "LE Set Scan Enable (0x200C)")
        #expect(HCIOpcode.reset.description == "Reset (0x0C03)")
        #expect(HCIOpcode(rawValue: 0x0001).description == "command 0x0001")
    }
}
