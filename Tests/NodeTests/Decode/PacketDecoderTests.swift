import Node
import Testing

@Suite struct PacketDecoderTests {
    private static let body = "4c000215e2c56db5dffb48d2b060d0f5a71096e000010002"
    private static let fields =
        #""kind":"ibeacon","uuid":"e2c56db5-dffb-48d2-b060-d0f5a71096e0","major":1,"minor":2,"measured_power""#

    private func json(_ layer: PacketDecoder.Layer, _ line: String) -> String {
        var decoder = PacketDecoder(layer: layer)
        return decoder.json(.text(Array(line.utf8))).joined(separator: "\n")
    }

    @Test("An iBeacon is one object with its fields in order")
    func iBeacon() {
        #expect(json(.advertising, "0201061aff" + Self.body + "c5") == "{\(Self.fields):-59}")
        #expect(json(.manufacturer, Self.body + "c5") == "{\(Self.fields):-59}")
    }

    @Test("Spaces, upper case and a carriage return make no difference")
    func spaces() {
        let spaced = Self.body.uppercased().map { "\($0) " }.joined()
        #expect(json(.manufacturer, " \(spaced)\tC5 \r") == "{\(Self.fields):-59}")
    }

    @Test("Trailing bytes are counted, and a measured power of 0 dBm or more is not plausible")
    func remarks() {
        #expect(json(.manufacturer, Self.body + "c50102") == #"{\#(Self.fields):-59,"trailing_bytes":2}"#)
        #expect(json(.manufacturer, Self.body + "00") == #"{\#(Self.fields):0,"plausible":false}"#)
        #expect(
            json(.manufacturer, Self.body + "7401") == #"{\#(Self.fields):116,"trailing_bytes":1,"plausible":false}"#)
    }

    @Test("What is no iBeacon says why")
    func none() {
        #expect(json(.advertising, "") == #"{"kind":"none","reason":"empty packet"}"#)
        #expect(json(.manufacturer, "  ") == #"{"kind":"none","reason":"empty packet"}"#)
        #expect(json(.advertising, "020106") == #"{"kind":"none","reason":"no manufacturer data"}"#)
    }

    @Test("A length that runs past the packet is malformed, unless a whole iBeacon stood before it")
    func malformed() {
        #expect(json(.advertising, "020106" + "09ff").hasPrefix(#"{"kind":"none","reason":"malformed"#))
        #expect(json(.advertising, "1bff" + Self.body + "c5").hasPrefix(#"{"kind":"none","reason":"malformed"#))
        #expect(json(.manufacturer, String(Self.body.dropLast(2))).hasPrefix(#"{"kind":"none","reason":"malformed"#))
        #expect(json(.advertising, "1aff" + Self.body + "c5" + "09ff") == "{\(Self.fields):-59}")
    }

    @Test("A line that is not hexadecimal bytes is malformed")
    func notHexadecimal() {
        #expect(
            json(.advertising, "02 0x")
                == #"{"kind":"none","reason":"malformed: character 5 is not a hexadecimal digit"}"#)
        #expect(
            json(.manufacturer, "020") == #"{"kind":"none","reason":"malformed: an odd number of hexadecimal digits"}"#)
        var decoder = PacketDecoder(layer: .hci)
        #expect(
            decoder.json(.tooLong).joined(separator: "\n")
                == #"{"reports":[],"reason":"malformed: the line is longer than 65536 characters"}"#)
    }
}
