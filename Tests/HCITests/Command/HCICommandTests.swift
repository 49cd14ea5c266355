import Beacon
import HCI
import Testing

@Suite struct HCICommandTests {
    private func check(_ command: HCICommand, _ hex: String) {
        #expect(command.packet == [UInt8](hex: hex))
        #expect(HCICommand(packet: command.packet) == command)
    }

    @Test("Commands without parameters are opcode and a zero length")
    func bare() {
        check(.reset, "01 03 0c 00")
        check(.readLocalVersionInformation, "01 01 10 00")
        check(.readLocalSupportedCommands, "01 02 10 00")
        check(.readBDADDR, "01 09 10 00")
        check(.leReadLocalSupportedFeatures, "01 03 20 00")
        check(.leReadSupportedStates, "01 1c 20 00")
    }

    @Test("The event masks ask for Hardware Error and LE Meta, and for both advertising reports")
    func masks() {
        check(.setEventMask, "01 01 0c 08  00 80 00 00 00 00 00 20")
        check(.leSetEventMask, "01 01 20 08  02 10 00 00 00 00 00 00")
    }

    @Test("An address is sent least significant byte first")
    func address() {
        let address = DeviceAddress(0xC102_0304_0506)
        check(.leSetRandomAddress(address), "01 05 20 06  06 05 04 03 02 c1")
        check(.leSetAdvertisingSetRandomAddress(handle: 1, address), "01 35 20 07  01  06 05 04 03 02 c1")
    }

    @Test(
        "A packet of another kind or of another length is no command",
        arguments: ["", "01", "01 03 0c", "04 03 0c 00", "01 03 0c 01", "01 03 0c 00 00", "01 01 20 08 00"])
    func foreign(hex: String) {
        #expect(HCICommand(packet: [UInt8](hex: hex)) == nil)
    }

    @Test("A command with as many parameters as the length byte can say is read")
    func maximum() throws {
        let packet: [UInt8] = [1, 0x08, 0x20, 255] + [UInt8](repeating: 7, count: 255)
        let command = try #require(HCICommand(packet: packet))
        #expect(command.opcode == .leSetAdvertisingData)
        #expect(command.parameters.count == 255)
        #expect(command.packet == packet)
    }
}
