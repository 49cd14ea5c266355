/// Joins the fragments in which a controller tells of one long extended advertisement (Core Specification, Vol 4 Part E,
/// section 7.7.65.13). Fragments have no number: those of one advertiser and set belong together in the order they come,
/// up to the first that is not followed by more.
///
/// It keeps at most `openLimit` advertisements of `byteCountLimit` bytes. What does not fit is dropped and counted.
public struct ReportJoiner: Sendable {
    /// How many advertisements may be unfinished at one time; with one more the oldest is dropped.
    public static let openLimit = 16
    /// The longest data of an extended advertisement (section 7.8.57).
    public static let byteCountLimit = 1650

    /// In the order of their first fragments.
    private var open: [(key: ReportKey, data: JoinedData)] = []

    /// Advertisements of which nothing was given: their end did not come, or they grew too long.
    public private(set) var dropped = 0

    public init() {}

    /// A whole report at once, and at its end one that came in fragments, with the end's header. Nil while more is to come
    /// and where the advertisement is dropped. One that the controller truncated is given as far as it goes.
    public mutating func take(_ report: AdvertisingReport) -> AdvertisingReport? {
        if report.dataStatus == .incomplete {
            keep(report)
            return nil
        }
        guard !open.isEmpty, let index = open.firstIndex(where: { $0.key == ReportKey(report) }) else { return report }
        var data = open.remove(at: index).data
        data.append(report.data)
        guard let bytes = data.bytes else {
            dropped += 1
            return nil
        }
        return AdvertisingReport(header: report.header, data: bytes)
    }

    private mutating func keep(_ fragment: AdvertisingReport) {
        let key = ReportKey(fragment)
        if let index = open.firstIndex(where: { $0.key == key }) {
            open[index].data.append(fragment.data)
            return
        }
        if open.count == Self.openLimit {
            open.removeFirst()
            dropped += 1
        }
        open.append((key, JoinedData(fragment.data)))
    }
}
