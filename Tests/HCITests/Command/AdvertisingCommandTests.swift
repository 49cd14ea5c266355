import Beacon
import HCI
import Testing

/// Compared with the layouts of the Core Specification, Vol 4 Part E, sections 7.8.5, 7.8.7, 7.8.9, 7.8.53, 7.8.54,
/// 7.8.56 and 7.8.59.
@Suite struct AdvertisingCommandTests {
    private static let iBeacon = "02 01 06 1a ff 4c00 0215 e2c56db5dffb48d2b060d0f5a71096e0 0001 0002 c5"

    private func parameters(_ type: AdvertisingReport.AddressType = .public) throws -> HCICommand.AdvertisingParameters
    {
        try #require(HCICommand.AdvertisingParameters(interval: .milliseconds(100), ownAddressType: type))
    }

    private func data(_ hex: String) throws -> HCICommand.AdvertisingData {
        try #require(HCICommand.AdvertisingData([UInt8](hex: hex)))
    }

    @Test("Legacy advertising is ADV_NONCONN_IND every 100 ms on three channels")
    func legacyParameters() throws {
        #expect(
            try HCICommand.leSetAdvertisingParameters(parameters()).packet
                == [UInt8](hex: "01 06 20 0f  a0 00  a0 00  03  00  00 000000000000  07  00"))
    }

    @Test("Legacy data always takes 31 bytes behind its length")
    func legacyData() throws {
        #expect(
            try HCICommand.leSetAdvertisingData(data(Self.iBeacon)).packet
                == [UInt8](hex: "01 08 20 20  1e" + Self.iBeacon + "00"))
        let empty = try HCICommand.leSetAdvertisingData(data("")).parameters
        #expect(empty == [UInt8](repeating: 0, count: 32))
    }

    @Test("Legacy advertising is switched by one byte")
    func legacyEnable() {
        #expect(HCICommand.leSetAdvertisingEnable(true).packet == [UInt8](hex: "01 0a 20 01  01"))
        #expect(HCICommand.leSetAdvertisingEnable(false).packet == [UInt8](hex: "01 0a 20 01  00"))
    }

    @Test("An advertising set sends a legacy PDU that is neither connectable nor scannable")
    func extendedParameters() throws {
        let expected = """
            01 36 20 19  01  10 00  a0 00 00  a0 00 00  07  01  00 000000000000  00  7f  01  00  01  00  00
            """
        #expect(
            try HCICommand.leSetExtendedAdvertisingParameters(handle: 1, parameters(.random)).packet
                == [UInt8](hex: expected))
    }

    @Test("A set's data is sent whole and as long as it is")
    func extendedData() throws {
        #expect(
            try HCICommand.leSetExtendedAdvertisingData(handle: 1, data(Self.iBeacon)).packet
                == [UInt8](hex: "01 37 20 22  01 03 01 1e" + Self.iBeacon))
    }

    @Test("One set is switched, without an end, and removed")
    func extendedEnable() {
        #expect(
            HCICommand.leSetExtendedAdvertisingEnable(true, handle: 1).packet
                == [UInt8](hex: "01 39 20 06  01 01  01  00 00  00"))
        #expect(
            HCICommand.leSetExtendedAdvertisingEnable(false, handle: 1).packet
                == [UInt8](hex: "01 39 20 06  00 01  01  00 00  00"))
        #expect(HCICommand.leRemoveAdvertisingSet(handle: 1).packet == [UInt8](hex: "01 3c 20 01  01"))
    }

    @Test("Intervals are counted in 0.625 ms, from 20 ms to 10.24 s")
    func intervals() throws {
        let interval = { (duration: Duration) in
            HCICommand.AdvertisingParameters(interval: duration).map {
                HCICommand.leSetAdvertisingParameters($0).parameters.prefix(2)
            }
        }
        #expect(interval(.milliseconds(20)) == [0x20, 0x00])
        #expect(interval(.milliseconds(10_240)) == [0x00, 0x40])
        #expect(interval(.milliseconds(1000)) == [0x40, 0x06])
        #expect(interval(.milliseconds(19)) == nil)
        #expect(interval(.milliseconds(10_241)) == nil)
        #expect(interval(.seconds(Int64.max)) == nil)
        #expect(interval(.zero) == nil)
    }

    @Test("More than 31 bytes are no data of a legacy PDU")
    func tooLong() {
        #expect(HCICommand.AdvertisingData([UInt8](repeating: 0, count: 31)) != nil)
        #expect(HCICommand.AdvertisingData([UInt8](repeating: 0, count: 32)) == nil)
    }
}
