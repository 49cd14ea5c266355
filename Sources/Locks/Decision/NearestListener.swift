import Foundation

/// Whether a badge is nearest to a listener, for locks that ask for no level.
///
/// Walls let a badge be heard rooms away, so that it is heard at a door says little. Of the last seconds in which any
/// person heard it, a listener has to have heard it as loudly as any other scanner, in the mean of each. No level has
/// to be measured for that at each door.
enum NearestListener {
    /// Seconds that are compared. On the demonstration's recording any number from 2 to 20 does (docs/accuracy.md).
    private static let span: TimeInterval = 5

    /// When a listener heard it last; nil if another scanner is nearer, or no listener heard it then. A listener
    /// that said no level counts.
    static func at(_ heard: [DoorEvidence.Heard]) -> Date? {
        guard let end = heard.map(\.at).max() else { return nil }
        let recent = heard.filter { end.timeIntervalSince($0.at) < span }
        let own = recent.filter(\.isListener)
        if let here = loudest(own), let elsewhere = loudest(recent.filter { !$0.isListener }), here < elsewhere {
            return nil
        }
        return own.map(\.at).max()
    }

    /// The mean level of the scanner that heard it best, dBm.
    private static func loudest(_ heard: [DoorEvidence.Heard]) -> Double? {
        Dictionary(grouping: heard.filter { $0.rssi != nil }, by: \.scanner).values.map { levels in
            Double(levels.compactMap(\.rssi).reduce(0, +)) / Double(levels.count)
        }.max()
    }
}
