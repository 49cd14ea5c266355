import Beacon
import Foundation

/// A btsnoop file in memory: read from a disk, or made here with the same bytes at each run.
struct ReportFile {
    private static let uuid = ProximityUUID(high: 0xDCEF_54A2_31EB_467F, low: 0xAF8E_350F_B641_C97B)
    private static let beaconCount: UInt16 = 200

    let name: String
    let bytes: [UInt8]

    init(path: String) throws {
        name = path
        bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    }

    /// One report an event, as a controller sends them; `iBeaconShare` of ten are iBeacons, the others what is on the
    /// air beside them.
    init(name: String, reportCount: Int, iBeaconShare: UInt64) {
        self.name = name
        var generator = Xorshift()
        var file = Array("btsnoop\0".utf8)
        file.append(bigEndian: 1 as UInt32)
        file.append(bigEndian: 1002 as UInt32)
        for index in 0..<reportCount {
            let data = Self.advertisingData(&generator, iBeaconShare)
            Self.append(data, to: &file, &generator, microseconds: 0x00E2_0000_0000_0000 + UInt64(index) * 250)
        }
        bytes = file
    }

    private static func advertisingData(_ generator: inout Xorshift, _ share: UInt64) -> [UInt8] {
        guard generator.next() % 10 < share else { return otherData(generator.next() % 6) }
        let beacon = UInt16(generator.next() % UInt64(beaconCount))
        let identity = BeaconIdentity(uuid: uuid, major: 1 + beacon / 50, minor: 1 + beacon)
        return IBeaconFrame(identity: identity, measuredPower: -59).advertisingData
    }

    private static func otherData(_ kind: UInt64) -> [UInt8] {
        switch kind {
        case 0, 1: [2, 1, 6, 8, 9] + "Sensor1".utf8 + [3, 3, 0x0F, 0x18]
        case 2: [2, 1, 6, 11, 0x16, 0x1A, 0x18] + [UInt8](repeating: 7, count: 8)
        case 3, 4: [2, 1, 0x1A, 11, 0xFF, 0x4C, 0, 0x10, 6] + [UInt8](repeating: 3, count: 6)
        default: [2, 1, 6, 17, 0xFF, 6, 0, 1, 9, 0x20, 2] + [UInt8](repeating: 9, count: 10)
        }
    }

    private static func append(
        _ data: [UInt8], to file: inout [UInt8], _ generator: inout Xorshift, microseconds: UInt64
    ) {
        let address = (0..<6).map { generator.next() >> (8 * $0) }.map { UInt8(truncatingIfNeeded: $0) }
        let rssi = UInt8(bitPattern: -40 - Int8(generator.next() % 56))
        let head = [4, 0x3E, UInt8(12 + data.count), 2, 1, 0, 1] + address + [UInt8(data.count)]
        let packet = head + data + [rssi]
        for field in [UInt32(packet.count), UInt32(packet.count), 3, 0] { file.append(bigEndian: field) }
        file.append(bigEndian: microseconds)
        file += packet
    }
}
