/// Why an HCI packet gave no advertising reports, or not all that it announced.
public enum AdvertisingEventFault: Error, Hashable, Sendable {
    case emptyPacket
    /// An H4 packet type other than 0x04.
    case notAnEvent(packetType: UInt8)
    case otherEvent(code: UInt8)
    case otherLEEvent(subevent: UInt8)
    case headerCutShort(byteCount: Int)
    /// Num_Reports is 0; the specification starts at 1.
    case noReports
    /// The event names more parameter bytes than the packet holds.
    case parametersPastEnd(declared: Int, present: Int)
    /// A report, counted from 0, runs past the event's parameters.
    case reportPastEnd(index: Int)
    case bytesAfterReports(Int)
    case bytesAfterEvent(Int)

    /// Whether a length or a count disagrees with the bytes, as opposed to a packet of another kind.
    public var isMalformed: Bool {
        switch self {
        case .emptyPacket, .notAnEvent, .otherEvent, .otherLEEvent: false
        default: true
        }
    }
}
