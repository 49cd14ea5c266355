/// The Event_Type of a report. Legacy and extended reports number it differently, so each keeps its own form.
public enum AdvertisingEventType: Hashable, Sendable {
    case legacy(LegacyEventType)
    case extended(ExtendedEventType)

    /// Whether the data was sent in answer to a scan request.
    public var isScanResponse: Bool {
        switch self {
        case .legacy(let type): type == .scanResponse
        case .extended(let type): type.contains(.scanResponse)
        }
    }

    /// Whether this report holds the whole data; only an extended report may not.
    public var dataStatus: AdvertisingDataStatus {
        switch self {
        case .legacy: .complete
        case .extended(let type): type.dataStatus
        }
    }
}
