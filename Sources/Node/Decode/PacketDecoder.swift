import Beacon
import HCI

/// What `rollcall-node decode` does with a line: hexadecimal bytes in, one JSON object out. Every line gets an object;
/// one that cannot be read says why. The fragments of an extended advertisement are joined across lines, as the scanner
/// joins them, but however far apart they came: a line has no time.
public struct PacketDecoder: Sendable {
    private let layer: PacketLayer
    private var joiner = ReportJoiner()

    public init(layer: PacketLayer) {
        self.layer = layer
    }

    /// The object for one line, as JSON text without a line feed.
    public mutating func json(_ line: InputLine) -> String {
        do throws(HexLineFault) {
            return OrderedJSON.object(decode(try bytes(of: line))).description
        } catch {
            return OrderedJSON.object(refuse(error)).description
        }
    }

    private func bytes(of line: InputLine) throws(HexLineFault) -> [UInt8] {
        switch line {
        case .text(let text): try HexLine.bytes(of: text)
        case .tooLong: throw .tooLong
        }
    }

    private mutating func decode(_ packet: [UInt8]) -> OrderedJSON.Fields {
        let bytes = packet.span.bytes
        switch layer {
        case .advertising: return IBeaconFrame.read(advertisingData: bytes).fields
        case .manufacturer: return IBeaconFrame.read(manufacturerData: bytes).fields
        case .hci: return AdvertisingEvent(packet: packet).fields(joiner: &joiner)
        }
    }

    private func refuse(_ fault: HexLineFault) -> OrderedJSON.Fields {
        let reason = (key: "reason", value: OrderedJSON.string(fault.description))
        return layer == .hci ? [("reports", .array([])), reason] : [("kind", .string("none")), reason]
    }
}
