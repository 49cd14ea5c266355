import Beacon
import HCI

/// The command `rollcall-node decode`: hexadecimal lines in, JSON objects out. Each line gives one object, except that
/// a packet that `hcidump` prints on several lines gives one at its last line; a line that cannot be read gives the
/// reason. The fragments of an extended advertisement are joined across lines, as the scanner joins them, but
/// regardless of the time between them: lines have no time.
public struct PacketDecoder: Sendable {
    private let layer: Layer
    private var joiner = AdvertisingReport.Joiner()
    private var dump = DumpedPacket()

    public init(layer: Layer) {
        self.layer = layer
    }

    /// Returns the objects for a line, as JSON texts without line feeds: usually one.
    public mutating func json(_ line: LineSplitter.Line) -> [String] {
        let text: [UInt8]
        switch line {
        case .tooLong: return unwhole() + [refuse(.tooLong)]
        case .text(let bytes): text = bytes
        }
        guard layer == .hci else {
            do throws(HexLine.Fault) { return [object(try HexLine.bytes(of: text))] } catch { return [refuse(error)] }
        }
        let before = dump.isContinued(by: text) ? [] : unwhole()
        do throws(HexLine.Fault) {
            switch try dump.take(text) {
            case .single(let packet), .whole(let packet): return before + [object(packet)]
            case .more: return before
            }
        } catch {
            _ = dump.end()
            return before + [refuse(error)]
        }
    }

    /// Must be called after the last line: returns unfinished packets and advertisements as far as they go.
    public mutating func finish() -> [String] {
        let last = unwhole()
        joiner.clear()
        let unfinished = joiner.takeUnfinished().map { OrderedJSON.object($0.report.fields(joined: $0.report)) }
        guard !unfinished.isEmpty else { return last }
        let reason = OrderedJSON.string("incomplete: the input ended before the rest of the data")
        return last + [OrderedJSON.object([("reports", .array(unfinished)), ("reason", reason)]).description]
    }

    /// Returns a packet whose last lines are missing.
    private mutating func unwhole() -> [String] { dump.end().map { [object($0)] } ?? [] }

    private mutating func object(_ packet: [UInt8]) -> String { OrderedJSON.object(decode(packet)).description }

    private mutating func decode(_ packet: [UInt8]) -> OrderedJSON.Fields {
        let bytes = packet.span.bytes
        switch layer {
        case .advertising: return IBeaconFrame.read(advertisingData: bytes).fields
        case .manufacturer: return IBeaconFrame.read(manufacturerData: bytes).fields
        case .hci: return AdvertisingEvent(packet: packet).fields(joiner: &joiner)
        }
    }

    private func refuse(_ fault: HexLine.Fault) -> String {
        let reason = (key: "reason", value: OrderedJSON.string(fault.description))
        let fields = layer == .hci ? [("reports", .array([])), reason] : [("kind", .string("none")), reason]
        return OrderedJSON.object(fields).description
    }
}

extension PacketDecoder {
    /// The layer of a packet at which the bytes of a line begin.
    public enum Layer: String, CaseIterable, Sendable {
        /// AD structures of an advertising or scan response packet.
        case advertising = "adv"
        /// Manufacturer data, starting with the two bytes of the company id, least significant first.
        case manufacturer = "mfr"
        /// An HCI event, H4 packet type 0x04 first.
        case hci
    }
}

extension AdvertisingEvent {
    /// Returns one object for each report, and a reason if the packet is not an advertising event or is damaged.
    /// Fragments are joined to those of earlier events.
    func fields(joiner: inout AdvertisingReport.Joiner) -> OrderedJSON.Fields {
        let objects = reports.map { OrderedJSON.object($0.fields(joined: joiner.take($0))) }
        return [("reports", .array(objects))] + (fault.map { [("reason", .string($0.description))] } ?? [])
    }
}

extension AdvertisingReport {
    /// Returns the content of the data, then `address` (null for an anonymous advertisement) and `rssi` in dBm (null if
    /// absent).
    /// - Parameter joined: The report with the fragments before it; nil if it is incomplete.
    func fields(joined: AdvertisingReport?) -> OrderedJSON.Fields {
        (joined?.content ?? refusal(missing)) + [
            ("address", address.map { .string($0.description) } ?? .null),
            ("rssi", rssi.map { .integer(Int($0)) } ?? .null),
        ]
    }

    /// Why no report was joined.
    private var missing: String {
        dataStatus == .incomplete
            ? "incomplete: more data follows" : "dropped: longer than an advertisement may be"
    }

    /// An end that the controller lost is not a fault in the data.
    private var content: OrderedJSON.Fields {
        let read = IBeaconFrame.read(advertisingData: data.span.bytes)
        if dataStatus == .truncated, case .failure = read { return refusal("truncated: the rest of the data is lost") }
        return read.fields
    }

    private func refusal(_ reason: String) -> OrderedJSON.Fields {
        [("kind", .string("none")), ("reason", .string(reason))]
    }
}

extension IBeaconFrame {
    /// `trailing_bytes` and `plausible` appear only if they are noteworthy.
    var fields: OrderedJSON.Fields {
        var fields: OrderedJSON.Fields = [
            ("kind", .string("ibeacon")),
            ("uuid", .string(identity.uuid.description)),
            ("major", .integer(Int(identity.major))),
            ("minor", .integer(Int(identity.minor))),
            ("measured_power", .integer(Int(measuredPower))),
        ]
        if trailingByteCount > 0 { fields.append(("trailing_bytes", .integer(trailingByteCount))) }
        if !isPlausible { fields.append(("plausible", .boolean(false))) }
        return fields
    }
}

extension Result<IBeaconFrame, IBeaconFrame.Refusal> {
    var fields: OrderedJSON.Fields {
        switch self {
        case .success(let frame): frame.fields
        case .failure(let refusal): [("kind", .string("none")), ("reason", .string(refusal.description))]
        }
    }
}
