import Foundation
import Presence
import Wire

extension ScannerState {
    /// One that is retired is listened to no more.
    init(lastSeenAt: Date?, isRetired: Bool, at now: Date) {
        guard let lastSeenAt else {
            self = .never
            return
        }
        let isQuiet = isRetired || now.timeIntervalSince(lastSeenAt) > EngineSettings().quietAfter
        self = isQuiet ? .quiet : .alive
    }
}
