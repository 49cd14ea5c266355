public import Foundation

extension Engine {
    /// How punctual scanners have been in the time after which a silent one is quiet.
    public func punctuality(at now: Date) -> Punctuality {
        let alive = surroundings.scanners.values.filter { surroundings.isAlive($0, at: now) }
        let since = now - surroundings.settings.quietAfter
        return Punctuality(listening: alive.count, late: alive.count { $0.laggedAt.map { $0 > since } ?? false })
    }
}
