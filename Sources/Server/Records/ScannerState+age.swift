import Foundation
import Presence
import Wire

extension ScannerState {
    init(lastSeenAt: Date?, at now: Date) {
        guard let lastSeenAt else {
            self = .never
            return
        }
        self = now.timeIntervalSince(lastSeenAt) > EngineSettings().quietAfter ? .quiet : .alive
    }
}
