extension AdvertisingEventFault: CustomStringConvertible {
    /// A plain sentence part; starts with `malformed` when a length or a count disagrees with the bytes.
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
