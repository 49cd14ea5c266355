import Beacon
import Wire

/// Decides when a client tells the server which rooms are near. A value: frames and elapsed time in, lists out.
///
/// A list is due when the beacons or their order change, every 30 s while any is heard, and once, empty, when none is
/// heard any more. All else that is heard but not watched for is ignored.
struct RangingList: Equatable, Sendable {
    /// Between two lists that say the same.
    static let interval = Duration.seconds(30)

    /// The proximity UUIDs of room beacons, as the server listed them.
    var watched: Set<ProximityUUID> = []
    private var near = NearRooms()
    private var told: [BeaconIdentity]?
    private var toldAt = Duration.zero
    /// Since when the radio hears all there is; nil while it is deaf.
    private var listeningSince: Duration?

    mutating func hear(_ frame: HeardFrame, at now: Duration) {
        guard watched.contains(frame.beacon.uuid) else { return }
        near.hear(frame, at: now)
    }

    /// The list to send, nearest first; nil if there is nothing new to tell.
    ///
    /// - Parameter isListening: whether the radio works. A deaf client says nothing: that it hears no beacon would be
    ///   taken for being far from all of them.
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

    /// Whether a beacon that is near would have been heard by now.
    private func hasListenedLong(at now: Duration) -> Bool {
        listeningSince.map { now - $0 >= NearRooms.memory } ?? false
    }
}
