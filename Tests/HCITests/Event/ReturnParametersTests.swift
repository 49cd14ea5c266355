import Beacon
import HCI
import Testing

@Suite struct ReturnParametersTests {
    @Test("The status comes first")
    func status() {
        #expect(HCIEvent.ReturnParameters([0x0C]).status == .commandDisallowed)
        #expect(HCIEvent.ReturnParameters([]).status == nil)
    }

    @Test("Supported commands are 64 octets")
    func supportedCommands() {
        let octets = [UInt8](0..<64)
        #expect(HCIEvent.ReturnParameters([0] + octets).supportedCommands == octets)
        #expect(HCIEvent.ReturnParameters([0] + octets + [1]).supportedCommands == octets)
        #expect(HCIEvent.ReturnParameters([0] + octets.dropLast()).supportedCommands == nil)
        #expect(HCIEvent.ReturnParameters([0x01]).supportedCommands == nil)
    }

    @Test("A mask and an address start with their least significant byte")
    func numbers() {
        #expect(HCIEvent.ReturnParameters([UInt8](hex: "00 01 10 00 00 00 00 00 80")).mask == 0x8000_0000_0000_1001)
        #expect(
            HCIEvent.ReturnParameters([UInt8](hex: "00 06 05 04 03 02 01")).address == DeviceAddress(0x0102_0304_0506))
        #expect(HCIEvent.ReturnParameters([UInt8](hex: "00 01 02 03 04 05 06 07")).mask == nil)
        #expect(HCIEvent.ReturnParameters([UInt8](hex: "00 06 05 04 03 02")).address == nil)
        #expect(HCIEvent.ReturnParameters([]).mask == nil)
        #expect(HCIEvent.ReturnParameters([]).address == nil)
    }
}
