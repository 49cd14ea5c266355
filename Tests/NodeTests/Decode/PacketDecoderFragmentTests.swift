import Node
import Testing

/// Lines of one decoder, whose extended reports hold an iBeacon in parts.
@Suite struct PacketDecoderFragmentTests {
    private static let start = "1aff4c000215e2c56db5"
    private static let end = "dffb48d2b060d0f5a71096e000010002c5"
    private static let sender = #""address":"01:02:03:04:05:06","rssi":-59}"#
    private static let iBeacon =
        #"{"kind":"ibeacon","uuid":"e2c56db5-dffb-48d2-b060-d0f5a71096e0","major":1,"minor":2,"measured_power":-59,"#
        + sender

    private var decoder = PacketDecoder(layer: .hci)

    private mutating func json(_ line: String) -> String {
        decoder.json(.text(Array(line.utf8))).joined(separator: "\n")
    }

    private func report(_ type: String, _ data: String) -> String {
        type + "01 060504030201 01 00 03 7f c5 0000 00 000000000000" + hex(data.count / 2) + data
    }

    private func event(_ reports: String...) -> String {
        let parameters = "0d" + hex(reports.count) + reports.joined()
        return "043e" + hex(parameters.filter { $0 != " " }.count / 2) + parameters
    }

    private func hex(_ number: Int) -> String {
        (number < 0x10 ? "0" : "") + String(number, radix: 16)
    }

    private func refusal(_ reason: String) -> String {
        #"{"kind":"none","reason":"\#(reason)","# + Self.sender
    }

    @Test("Two fragments in one event are one iBeacon, as the scanner hears it")
    mutating func oneEvent() {
        let incomplete = refusal("incomplete: more data follows")
        #expect(
            json(event(report("2000", Self.start), report("0000", Self.end)))
                == #"{"reports":[\#(incomplete),\#(Self.iBeacon)]}"#)
    }

    @Test("Fragments are joined across lines, also with other events between them")
    mutating func acrossLines() {
        let incomplete = #"{"reports":[\#(refusal("incomplete: more data follows"))]}"#
        #expect(json(event(report("2000", Self.start))) == incomplete)
        #expect(json("040e0401032000") == #"{"reports":[],"reason":"not an LE event: event code 14"}"#)
        #expect(json(event(report("2000", ""))) == incomplete)
        #expect(json(event(report("0000", Self.end))) == #"{"reports":[\#(Self.iBeacon)]}"#)
    }

    @Test("Data that the controller truncated is truncated, not malformed, unless a whole iBeacon is there")
    mutating func truncated() {
        let truncated = #"{"reports":[\#(refusal("truncated: the rest of the data is lost"))]}"#
        #expect(json(event(report("4000", Self.start))) == truncated)
        #expect(json(event(report("4000", Self.start + Self.end + "09"))) == #"{"reports":[\#(Self.iBeacon)]}"#)
    }

    @Test("An advertisement longer than any may be is told at its end")
    mutating func tooLong() {
        let fragment = event(report("2000", String(repeating: "00", count: 200)))
        for _ in 0..<9 { _ = json(fragment) }
        #expect(
            json(event(report("0000", Self.end)))
                == #"{"reports":[\#(refusal("dropped: longer than an advertisement may be"))]}"#)
    }
}
