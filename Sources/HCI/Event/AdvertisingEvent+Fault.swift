import Beacon

extension AdvertisingEvent {
    /// Why an HCI packet gave no advertising reports, or fewer than it announced.
    public enum Fault: Error, Hashable, Sendable {
        case emptyPacket
        /// An H4 packet type other than 0x04.
        case notAnEvent(packetType: UInt8)
        case otherEvent(code: UInt8)
        case otherLEEvent(subevent: UInt8)
        case headerCutShort(byteCount: Int)
        /// Num_Reports is 0; the specification starts at 1.
        case noReports
        /// The event declares more parameter bytes than the packet contains.
        case parametersPastEnd(declared: Int, present: Int)
        /// A report, counted from 0, runs past the event's parameters.
        case reportPastEnd(index: Int)
        case bytesAfterReports(Int)
        case bytesAfterEvent(Int)

        /// Whether a length or a count disagrees with the bytes; false for a packet of another kind.
        public var isMalformed: Bool {
            switch self {
            case .emptyPacket, .notAnEvent, .otherEvent, .otherLEEvent: false
            default: true
            }
        }
    }
}

extension AdvertisingEvent.Fault: CustomStringConvertible {
    /// A part of a sentence; starts with `malformed` if a length or a count disagrees with the bytes.
    public var description: String {
        isMalformed ? "malformed: " + cause : cause
    }

    private var cause: String {
        switch self {
        case .emptyPacket: "empty packet"
        case .notAnEvent(let type): "not an HCI event: packet type \(type)"
        case .otherEvent(let code): "not an LE event: event code \(code)"
        case .otherLEEvent(let subevent): "not an advertising report: LE subevent \(subevent)"
        case .headerCutShort(let count): "event header cut short after \(count) bytes"
        case .noReports: "the event announces no reports"
        case .parametersPastEnd(let declared, let present):
            "event length \(declared) runs past the packet, \(present) left"
        case .reportPastEnd(let index): "report \(index) runs past the event"
        case .bytesAfterReports(let count): "bytes left after the last report: \(count)"
        case .bytesAfterEvent(let count): "bytes left after the event: \(count)"
        }
    }
}

/// Faults are found in a second pass over the packet, so that the iteration itself stays short.
extension AdvertisingEvent.Fault {
    /// Why no report can follow the header of a packet.
    @usableFromInline
    init(header packet: RawSpan) {
        let count = packet.byteCount
        guard count > 0 else {
            self = .emptyPacket
            return
        }
        let packetType = packet.byte(at: 0)
        guard packetType == H4PacketType.event else {
            self = .notAnEvent(packetType: packetType)
            return
        }
        guard count >= AdvertisingEvent.Header.parametersOffset else {
            self = .headerCutShort(byteCount: count)
            return
        }
        self.init(event: packet, code: packet.byte(at: 1))
    }

    private init(event packet: RawSpan, code: UInt8) {
        let present = min(packet.byteCount, AdvertisingEvent.Header.parametersOffset + Int(packet.byte(at: 2)))
        if code != HCIEventCode.leMeta {
            self = .otherEvent(code: code)
        } else if present <= AdvertisingEvent.Header.parametersOffset {
            self = .headerCutShort(byteCount: present)
        } else if AdvertisingReport.Layout(subevent: packet.byte(at: 3)) == nil {
            self = .otherLEEvent(subevent: packet.byte(at: 3))
        } else {
            self = present < AdvertisingEvent.Header.byteCount ? .headerCutShort(byteCount: present) : .noReports
        }
    }

    /// Why report `index` was not read.
    @usableFromInline
    init(report index: Int, packetEnd: Int, declaredEnd: Int) {
        self = Self.parametersPastEnd(packetEnd, declaredEnd) ?? .reportPastEnd(index: index)
    }

    /// The bytes left over after the last report, which ended at `end`; nil if none are left, either of the event or of
    /// the packet.
    @usableFromInline
    init?(leftOverAt end: Int, packetEnd: Int, declaredEnd: Int) {
        if let pastEnd = Self.parametersPastEnd(packetEnd, declaredEnd) {
            self = pastEnd
        } else if end < declaredEnd {
            self = .bytesAfterReports(declaredEnd - end)
        } else if declaredEnd < packetEnd {
            self = .bytesAfterEvent(packetEnd - declaredEnd)
        } else {
            return nil
        }
    }

    private static func parametersPastEnd(_ packetEnd: Int, _ declaredEnd: Int) -> AdvertisingEvent.Fault? {
        guard declaredEnd > packetEnd else { return nil }
        let start = AdvertisingEvent.Header.parametersOffset
        return .parametersPastEnd(declared: declaredEnd - start, present: packetEnd - start)
    }
}
