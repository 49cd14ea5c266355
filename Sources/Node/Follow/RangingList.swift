import Beacon
import Wire

/// Decides when a client sends the server the list of nearby rooms. A value: frames and elapsed time in, lists out.
///
/// A list is due if the beacons or their order change, every 30 s while any is heard, and once, empty, if none is heard
/// any more. Beacons that are not watched for are ignored.
struct RangingList: Equatable, Sendable {
    /// The interval between two equal lists.
    static let interval = Duration.seconds(30)

    /// The proximity UUIDs of room beacons, from the server's list.
    var watched: Set<ProximityUUID> = []
    private var near = NearRooms()
    private var told: [BeaconIdentity]?
    private var toldAt = Duration.zero
    /// Since when the radio has been receiving; nil while it is not.
    private var listeningSince: Duration?

    mutating func hear(_ frame: HeardFrame, at now: Duration) {
        guard watched.contains(frame.beacon.uuid) else { return }
        near.hear(frame, at: now)
    }

    /// Returns the list to send, nearest first; nil if there is nothing new.
    ///
    /// - Parameter isListening: whether the radio works. A client whose radio does not work sends nothing: an empty
    ///   list would mean that it is far from all beacons.
    mutating func update(at now: Duration, isListening: Bool) -> [HeardBeacon]? {
        guard isListening, !watched.isEmpty else {
            listeningSince = nil
            return nil
        }
        listeningSince = listeningSince ?? now
        near.advance(to: now)
        guard isDue(at: now) else { return nil }
        told = near.order
        toldAt = now
        return near.list
    }

    private func isDue(at now: Duration) -> Bool {
        guard !near.order.isEmpty else { return told != [] && hasListenedLong(at: now) }
        return near.order != told || now - toldAt >= Self.interval
    }

    /// Returns whether a nearby beacon would have been heard by now.
    private func hasListenedLong(at now: Duration) -> Bool {
        listeningSince.map { now - $0 >= NearRooms.memory } ?? false
    }
}
