import Beacon

/// Faults are found in a second look at the packet, so that the walk itself stays short.
extension AdvertisingEventFault {
    /// Why no report can follow a packet's header.
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
        guard count >= HCIEventHeader.parametersOffset else {
            self = .headerCutShort(byteCount: count)
            return
        }
        self.init(event: packet, code: packet.byte(at: 1))
    }

    private init(event packet: RawSpan, code: UInt8) {
        let present = min(packet.byteCount, HCIEventHeader.parametersOffset + Int(packet.byte(at: 2)))
        if code != HCIEventCode.leMeta {
            self = .otherEvent(code: code)
        } else if present <= HCIEventHeader.parametersOffset {
            self = .headerCutShort(byteCount: present)
        } else if AdvertisingReportLayout(subevent: packet.byte(at: 3)) == nil {
            self = .otherLEEvent(subevent: packet.byte(at: 3))
        } else {
            self = present < HCIEventHeader.byteCount ? .headerCutShort(byteCount: present) : .noReports
        }
    }

    /// Why the report `index` was not read.
    @usableFromInline
    init(report index: Int, packetEnd: Int, declaredEnd: Int) {
        self = Self.parametersPastEnd(packetEnd, declaredEnd) ?? .reportPastEnd(index: index)
    }

    /// What is left over after the last report, which ended at `end`. Nil when nothing is, neither of the event nor of the
    /// packet.
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

    private static func parametersPastEnd(_ packetEnd: Int, _ declaredEnd: Int) -> AdvertisingEventFault? {
        guard declaredEnd > packetEnd else { return nil }
        let start = HCIEventHeader.parametersOffset
        return .parametersPastEnd(declared: declaredEnd - start, present: packetEnd - start)
    }
}
