import Foundation
import Vocabulary

/// All that is kept of one person, on the heap: drafts and the engine hand it on without copying it. It is copied once it
/// is changed while somebody else has it too.
struct SharedTrack: Equatable, Sendable {
    /// Changed only while nobody else has it.
    private final class Storage: @unchecked Sendable {
        var track: PersonTrack

        init(_ track: PersonTrack) {
            self.track = track
        }
    }

    private var storage: Storage

    init(_ track: PersonTrack) {
        storage = Storage(track)
    }

    var track: PersonTrack { storage.track }
    var person: Int64 { storage.track.person }
    var badge: Int64? { storage.track.badge }
    var whereabouts: Whereabouts? { storage.track.whereabouts }

    /// Whether there is something to decide again. Once a second is enough for whom scanners hear, as the belief takes in no
    /// more; what a client says counts at once. Each property is read by itself: to call a method of the track copies it.
    func isDue(at now: Date) -> Bool {
        guard let decidedAt = storage.track.decidedAt, !storage.track.hasNewWord,
            storage.track.whereabouts?.state == .present, storage.track.whereabouts?.link?.scanner != nil
        else { return true }
        return decidedAt + Parameters.current.decision.second <= now
    }

    mutating func change<Value>(_ change: (inout PersonTrack) -> Value) -> Value {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.track) }
        return change(&storage.track)
    }

    static func == (one: SharedTrack, other: SharedTrack) -> Bool {
        one.storage === other.storage || one.storage.track == other.storage.track
    }
}
