import Testing

@testable import Server

@Suite("The header of a file in an archive")
struct TarHeaderTests {
    @Test("It is read as it was written, with any size", arguments: [0, 1, 511, 512, (1 << 33) - 1, 1 << 33, 1 << 50])
    func roundTrip(size: Int64) {
        let header = TarHeader(name: "database.dump", size: size, modified: 1_788_251_400)
        #expect(header.bytes.count == 512)
        #expect(TarHeader(header.bytes) == header)
        #expect((size + Int64(header.padding)) % 512 == 0)
    }

    @Test("The largest size that a header can say has a padding, too")
    func largest() {
        let header = TarHeader(name: "database.dump", size: .max, modified: .max)
        #expect(TarHeader(header.bytes) == header && header.padding == 1)
    }

    @Test("A header of which one byte was changed is none")
    func changed() {
        let bytes = TarHeader(name: "erasures", size: 37, modified: 1_788_251_400).bytes
        for index in bytes.indices {
            for bit in [UInt8(1), 0x80] {
                var changed = bytes
                changed[index] ^= bit
                #expect(TarHeader(changed) == nil, "byte \(index)")
            }
        }
        #expect(TarHeader([]) == nil)
        #expect(TarHeader([UInt8](repeating: 0, count: 512)) == nil)
    }
}
