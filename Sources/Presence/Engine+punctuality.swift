public import Foundation

extension Engine {
    /// How punctual scanners have been in the time after which a silent one is quiet.
    public func punctuality(at now: Date) -> Punctuality {
        let since = now - Parameters.current.scanner.quietAfter
        func isRecent(_ time: Date?) -> Bool { time.map { $0 > since } ?? false }
        let late = surroundings.scanners.values.count { isRecent($0.laggedAt) }
        let punctual = surroundings.scanners.values.count { isRecent($0.toldThrough) && !isRecent($0.laggedAt) }
        return Punctuality(telling: late + punctual, late: late)
    }
}
