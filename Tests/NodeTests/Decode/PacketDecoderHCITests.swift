import Node
import Testing

@Suite struct PacketDecoderHCITests {
    private func json(_ line: String) -> String {
        var decoder = PacketDecoder(layer: .hci)
        return decoder.json(.text(Array(line.utf8))).joined(separator: "\n")
    }

    @Test("An event is an object with its reports, each with address and RSSI")
    func event() {
        let packet =
            "043e32 02 02 0301060504030201 19 18ff4c000215e2c56db5dffb48d2b060d0f5a71096e0000100 c5"
            + "0400161514131211 03 020106 7f"
        let first =
            #"{"kind":"none","reason":"malformed: iBeacon has 23 of 25 bytes","#
            + #""address":"01:02:03:04:05:06","rssi":-59}"#
        let second = #"{"kind":"none","reason":"no manufacturer data","address":"11:12:13:14:15:16","rssi":null}"#
        #expect(json(packet) == #"{"reports":[\#(first),\#(second)]}"#)
    }

    @Test("An iBeacon has its fields before address and RSSI")
    func iBeacon() {
        #expect(
            json("043e2a02010301d59ce9cd563c1e0201061aff4c000215daf246ce836311e4b116123b93f75cba00000001c2ce")
                == #"{"reports":[{"kind":"ibeacon","uuid":"daf246ce-8363-11e4-b116-123b93f75cba","major":0,"minor":1,"#
                + #""measured_power":-62,"address":"3c:56:cd:e9:9c:d5","rssi":-50}]}"#)
    }

    @Test("A packet that is no advertising event has no reports and a reason")
    func otherEvents() {
        #expect(json("040e0401032000") == #"{"reports":[],"reason":"not an LE event: event code 14"}"#)
        #expect(json("") == #"{"reports":[],"reason":"empty packet"}"#)
        #expect(
            json("04 3g") == #"{"reports":[],"reason":"malformed: character 5 is not a hexadecimal digit"}"#)
    }

    @Test("A damaged event keeps the reports before the damage")
    func damaged() {
        #expect(
            json("043e1e0202 0301060504030201 03 020106 c5 0301")
                == #"{"reports":[{"kind":"none","reason":"no manufacturer data","#
                + #""address":"01:02:03:04:05:06","rssi":-59}],"#
                + #""reason":"malformed: event length 30 runs past the packet, 17 left"}"#)
    }

    @Test("An anonymous advertisement has a null address")
    func anonymous() {
        #expect(
            json("043e1a0d01 0000 ff 000000000000 01 00 ff 7f c5 0000 00 000000000000 00")
                == #"{"reports":[{"kind":"none","reason":"empty packet","address":null,"rssi":-59}]}"#)
    }
}
