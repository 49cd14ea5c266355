import Foundation
import Vocabulary

@testable import Presence

extension Scene {
    /// Somebody in room 10 since the first second, held by scanner 1, restored by a server that starts at 1,000.
    /// - Parameters:
    ///   - heardAt: when the scanner heard them last.
    ///   - lastAt: when it was last heard of itself; nil for then.
    ///   - isDrained: whether it had handed in all that it heard.
    static func restored(heardAt: Double = 900, lastAt: Double? = nil, isDrained: Bool = true) -> Scene {
        var scene = Scene(startedAt: 1000)
        let whereabouts = Whereabouts(
            state: .present, room: 10, since: date(1), heardAt: date(heardAt), decidedAt: date(3), confidence: 1,
            link: .scanner(1), beacon: 101, leaveAfter: 60)
        scene.engine.restore(whereabouts, of: 1)
        scene.engine.restore(scanner: 1, lastAt: date(lastAt ?? heardAt), isDrained: isDrained)
        return scene
    }
}
