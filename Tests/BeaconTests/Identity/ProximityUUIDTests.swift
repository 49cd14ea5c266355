import Beacon
import Foundation
import Testing

@Suite struct ProximityUUIDTests {
    private static let text = "f7826da6-4fa2-4e98-8024-bc5b71e0893e"
    private static let uuid = ProximityUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)

    @Test("The canonical text is read in either case and written in lower case")
    func text() {
        #expect(ProximityUUID(Self.text) == Self.uuid)
        #expect(ProximityUUID(Self.text.uppercased()) == Self.uuid)
        #expect(Self.uuid.description == Self.text)
    }

    @Test(
        "Text of another shape is refused",
        arguments: [
            "", "f7826da64fa24e988024bc5b71e0893e", "f7826da6-4fa2-4e98-8024-bc5b71e0893",
            "f7826da6-4fa2-4e98-8024-bc5b71e0893e0", "f7826da6-4fa2-4e98-8024-bc5b71e0893g",
            "f7826da64-fa2-4e98-8024-bc5b71e0893e", "{7826da6-4fa2-4e98-8024-bc5b71e0893e",
            "f7826da6-4fa2-4e98-8024-bc5b71e089é", " 7826da6-4fa2-4e98-8024-bc5b71e0893e",
        ])
    func refused(text: String) {
        #expect(ProximityUUID(text) == nil)
    }

    @Test("The order is that of the bytes and of the text")
    func order() {
        var generator = SplitMix64(seed: 3)
        let uuids = (0..<500).map { _ in ProximityUUID(high: generator.next(), low: generator.next()) }
        #expect(uuids.sorted().map(\.description) == uuids.map(\.description).sorted())
        #expect(ProximityUUID(high: 1, low: 5) < ProximityUUID(high: 1, low: 6))
    }

    @Test("JSON holds the text, and other text is an error that shows the shape")
    func json() throws {
        let data = try JSONEncoder().encode([Self.uuid])
        #expect(String(decoding: data, as: UTF8.self) == "[\"\(Self.text)\"]")
        #expect(try JSONDecoder().decode([ProximityUUID].self, from: data) == [Self.uuid])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([ProximityUUID].self, from: Data("[\"no\"]".utf8))
        }
    }
}
