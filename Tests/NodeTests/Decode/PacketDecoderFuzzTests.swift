import Foundation
import Node
import Testing

@Suite struct PacketDecoderFuzzTests {
    @Test("Every line of any bytes gets one line of valid JSON", arguments: PacketDecoder.Layer.allCases)
    func anyLine(layer: PacketDecoder.Layer) throws {
        var generator = SplitMix64(seed: 61)
        var decoder = PacketDecoder(layer: layer)
        let digits = Array("0123456789abcdefABCDEFx:,>< \t".utf8)
        for _ in 0..<2_000 {
            var line = (0..<Int.random(in: 0...120, using: &generator)).map { _ in
                digits.randomElement(using: &generator) ?? 0
            }
            line = Bool.random(using: &generator) ? line : generator.mutation(of: line)
            for json in decoder.json(.text(line)) {
                #expect(!json.contains("\n"))
                #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
            }
        }
    }

    @Test("Every vector is an iBeacon or not, as expected", arguments: try IBeaconVector.all())
    func vectors(vector: IBeaconVector) throws {
        let layer = try #require(PacketDecoder.Layer(rawValue: vector.layer.rawValue))
        var decoder = PacketDecoder(layer: layer)
        let json = decoder.json(.text(Array(vector.hex.utf8))).joined(separator: "\n")
        #expect(json.contains(#""kind":"ibeacon""#) == (vector.expect.kind == .ibeacon))
        #expect(json.contains(#""reason":"malformed"#) == (vector.containerMalformed == true))
        if let uuid = vector.expect.uuid { #expect(json.contains(#""uuid":"\#(uuid)""#)) }
    }
}
