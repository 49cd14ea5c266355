import Beacon
import Testing

@Suite struct ADStructureTests {
    private func structure(_ hex: String) -> ADStructure? {
        ADStructure(startOf: [UInt8](hex: hex).span.bytes)
    }

    @Test("The structure at the start is read, whatever follows it")
    func first() {
        #expect(structure("02 01 06") == ADStructure(type: .flags, data: 2..<3))
        #expect(structure("02 01 06 ff") == ADStructure(type: .flags, data: 2..<3))
        #expect(structure("01 ff") == ADStructure(type: .manufacturerSpecificData, data: 2..<2))
    }

    @Test(
        "At the end, at a zero length and where the length runs past the bytes there is none",
        arguments: ["", "00", "00 01", "01", "02 01", "ff 01 02"])
    func none(hex: String) {
        #expect(structure(hex) == nil)
    }
}
