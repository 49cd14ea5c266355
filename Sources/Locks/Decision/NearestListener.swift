import Foundation

/// Whether a badge is nearest to a listener, for locks that do not require a level.
///
/// A badge can be heard through walls several rooms away, so that being heard at a door proves little. In the last
/// seconds in which any scanner heard the badge, the mean level at a listener must be at least that at any other
/// scanner. This needs no level to be measured at each door.
enum NearestListener {
    /// The seconds that are compared. On the demonstration's recording any number from 2 to 20 works
    /// (docs/accuracy.md).
    private static let span: TimeInterval = 5

    /// Returns when a listener heard it last; nil if another scanner is nearer, or no listener heard it then. A
    /// listener that reported no level counts.
    static func at(_ heard: [DoorEvidence.Heard]) -> Date? {
        guard let end = heard.map(\.at).max() else { return nil }
        let recent = heard.filter { end.timeIntervalSince($0.at) < span }
        let own = recent.filter(\.isListener)
        if let here = loudest(own), let elsewhere = loudest(recent.filter { !$0.isListener }), here < elsewhere {
            return nil
        }
        return own.map(\.at).max()
    }

    /// Returns the mean level of the scanner that heard it best, in dBm.
    private static func loudest(_ heard: [DoorEvidence.Heard]) -> Double? {
        Dictionary(grouping: heard.filter { $0.rssi != nil }, by: \.scanner).values.map { levels in
            Double(levels.compactMap(\.rssi).reduce(0, +)) / Double(levels.count)
        }.max()
    }
}
