import Beacon
import Foundation
import Testing

@Suite struct DeviceAddressTests {
    private static let address = DeviceAddress(0xA4C1_38BF_6FAB)

    @Test("Text is read in either case and written in lower case, most significant byte first")
    func text() {
        #expect(DeviceAddress("a4:c1:38:bf:6f:ab") == Self.address)
        #expect(DeviceAddress("A4:C1:38:BF:6F:AB") == Self.address)
        #expect(Self.address.description == "a4:c1:38:bf:6f:ab")
        #expect(DeviceAddress(1).description == "00:00:00:00:00:01")
    }

    @Test(
        "Text of another shape is refused",
        arguments: [
            "", "a4c138bf6fab", "a4:c1:38:bf:6f", "a4-c1-38-bf-6f-ab", "a4:c1:38:bf:6f:ag", "a4:c1:38:bf:6f:ab:",
        ])
    func refused(text: String) {
        #expect(DeviceAddress(text) == nil)
    }

    @Test("Only 48 bits are kept")
    func width() {
        #expect(DeviceAddress(.max).description == "ff:ff:ff:ff:ff:ff")
        #expect(DeviceAddress(0xFFFF_A4C1_38BF_6FAB) == Self.address)
    }

    @Test(
        "An address that no maker gave, and that is not static, changes",
        arguments: [
            (0x4102_0304_0501, true), (0x5A00_0000_0001, true), (0x0200_0000_0001, true), (0xC000_0000_0001, false),
            (0xFF00_0000_0001, false), (0xA4C1_38BF_6FAB, false), (0x4400_0000_0001, false), (0xAA00_0000_0001, false),
        ] as [(UInt64, Bool)])
    func surelyPrivate(address: UInt64, isPrivate: Bool) {
        #expect(DeviceAddress(address).isSurelyPrivate == isPrivate)
    }

    @Test("JSON holds the text")
    func json() throws {
        let data = try JSONEncoder().encode([Self.address])
        #expect(String(decoding: data, as: UTF8.self) == #"["a4:c1:38:bf:6f:ab"]"#)
        #expect(try JSONDecoder().decode([DeviceAddress].self, from: data) == [Self.address])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DeviceAddress].self, from: Data("[\"a4\"]".utf8))
        }
    }
}
