public import Beacon
public import HCI

/// Packets as a controller sends them, H4 packet type first.
public enum ControllerEvent {
    public static func commandComplete(
        _ opcode: HCIOpcode, _ returnParameters: [UInt8], allowedCommands: UInt8 = 1
    ) -> [UInt8] {
        event(0x0E, [allowedCommands] + bytes(opcode) + returnParameters)
    }

    public static func commandStatus(_ opcode: HCIOpcode, _ status: HCIStatus) -> [UInt8] {
        event(0x0F, [status.rawValue, 1] + bytes(opcode))
    }

    public static func hardwareError(code: UInt8) -> [UInt8] {
        event(0x10, [code])
    }

    /// LE Advertising Report with one report of a non-connectable advertisement from a public address for each data.
    public static func advertisingReports(
        _ datas: [[UInt8]], address: DeviceAddress = DeviceAddress(0xA4C1_38BF_6FAB), rssi: Int8 = -60
    ) -> [UInt8] {
        let reports = datas.map { data in
            [0x03, 0x00] + bytes(address) + [UInt8(data.count)] + data + [UInt8(bitPattern: rssi)]
        }
        return event(0x3E, [0x02, UInt8(datas.count)] + reports.joined())
    }

    /// LE Extended Advertising Report with one report from a public address.
    /// - Parameter eventType: Bit 4: legacy PDU; bits 5 and 6: data status, 1 for more to come.
    public static func extendedReport(
        _ data: [UInt8], eventType: UInt16, address: DeviceAddress = DeviceAddress(0xA4C1_38BF_6FAB), sid: UInt8 = 0,
        rssi: Int8 = -60
    ) -> [UInt8] {
        let type = [UInt8(eventType & 0xFF), UInt8(eventType >> 8)]
        let radio: [UInt8] = [0x01, 0x00, sid, 0x7F, UInt8(bitPattern: rssi)]
        let rest: [UInt8] = [0, 0] + [UInt8](repeating: 0, count: 7) + [UInt8(data.count)]
        return event(0x3E, [0x0D, 0x01] + type + [0x00] + bytes(address) + radio + rest + data)
    }

    private static func event(_ code: UInt8, _ parameters: [UInt8]) -> [UInt8] {
        [H4PacketType.event, code, UInt8(parameters.count)] + parameters
    }

    private static func bytes(_ opcode: HCIOpcode) -> [UInt8] {
        [UInt8(opcode.rawValue & 0xFF), UInt8(opcode.rawValue >> 8)]
    }

    private static func bytes(_ address: DeviceAddress) -> [UInt8] {
        stride(from: 0, to: 48, by: 8).map { UInt8(truncatingIfNeeded: address.value >> $0) }
    }
}
