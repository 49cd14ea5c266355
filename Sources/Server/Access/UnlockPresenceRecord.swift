import Devices
import Locks
import Store
import Wire

/// The record of whether a person was detected at a door.
struct UnlockPresenceRecord {
    let sight: UnlockPresence
    var source: String?
    var milliseconds: Int?

    init(_ sight: DoorPresence, _ gate: PresenceGate) {
        switch sight {
        case _ where gate == .off: self.sight = .off
        case .seen(let source, let ago):
            (self.sight, self.source, milliseconds) = (.seen, source.rawValue, Int((ago * 1_000).rounded()))
        case .notSeen: self.sight = .notSeen
        case .blind(let why): (self.sight, source) = (.blind, why.rawValue)
        }
    }
}
