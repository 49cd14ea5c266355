import Beacon

extension AdvertisingEventCursor {
    @usableFromInline
    mutating func refuse(_ fault: AdvertisingEventFault) {
        self.fault = fault
    }

    @usableFromInline
    mutating func fail(_ packet: RawSpan) {
        fault = parametersPastEnd(packet) ?? .reportPastEnd(index: index)
    }

    /// After the last report nothing may be left, neither of the event nor of the packet.
    @usableFromInline
    mutating func finish(_ packet: RawSpan) {
        if let pastEnd = parametersPastEnd(packet) {
            fault = pastEnd
        } else if offset < declaredEnd {
            fault = .bytesAfterReports(declaredEnd - offset)
        } else if declaredEnd < packet.byteCount {
            fault = .bytesAfterEvent(packet.byteCount - declaredEnd)
        }
    }

    private func parametersPastEnd(_ packet: RawSpan) -> AdvertisingEventFault? {
        guard declaredEnd > packet.byteCount else { return nil }
        let start = HCIEventHeader.parametersOffset
        return .parametersPastEnd(declared: declaredEnd - start, present: packet.byteCount - start)
    }
}
