import Foundation

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

    func isDue(at now: Date) -> Bool { storage.track.isDue(at: now) }

    mutating func change<Value>(_ change: (inout PersonTrack) -> Value) -> Value {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.track) }
        return change(&storage.track)
    }

    static func == (one: SharedTrack, other: SharedTrack) -> Bool {
        one.storage === other.storage || one.storage.track == other.storage.track
    }
}
