import Foundation

/// What a decision on a person needs to know besides the person: the scanners, and the settings.
struct Surroundings: Equatable, Sendable {
    var settings: EngineSettings
    var scanners: [Int64: ScannerContact] = [:]
    /// A scanner that was never heard of counts as quiet only a while after the engine started.
    var startedAt: Date

    func completeThrough(_ scanner: Int64) -> Date {
        scanners[scanner]?.completeThrough ?? startedAt
    }

    /// A client is taken at its word for as long as the word stands; a scanner must not be quiet.
    func isAlive(_ link: Link, at now: Date) -> Bool {
        guard let scanner = link.scanner else { return true }
        let last = max(scanners[scanner]?.lastAt ?? startedAt, startedAt)
        return now.timeIntervalSince(last) <= settings.quietAfter
    }

    /// Whether a scanner known from before the engine started has not yet told what it heard since, and may still.
    func isAwaited(_ scanner: Int64, at now: Date) -> Bool {
        now.timeIntervalSince(startedAt) <= settings.quietAfter && completeThrough(scanner) < startedAt
    }

    /// Since when the scanner has listened without a pause, or nil where it does not listen now.
    func listeningSince(_ scanner: Int64, at now: Date) -> Date? {
        isAlive(.scanner(scanner), at: now) ? scanners[scanner]?.aliveSince : nil
    }
}
