import Foundation

/// The days by which sightings are partitioned: UTC days.
enum SightingDays {
    static func start(of instant: Date) -> Date {
        Date(timeIntervalSince1970: (instant.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }
}
