import Beacon
public import Foundation
import Spool
import Wire

/// The way of a frame into the spool: filter, merge, batch. Live radio and recordings take the same.
public actor Intake {
    /// A request is bounded to this many; the protocol allows 5,000.
    static let largestBatch = 1_000

    private let spool: Spool
    private let clock: NodeClock
    private let bell: Bell
    private var filter = ForwardFilter()
    private var merger = SightingMerger()
    /// What waits for the spool, by the clock that stamped it.
    private var pending: [(boot: Boot?, sightings: [SightingRecord])] = []
    /// As it was found last.
    private var boot: Boot?
    private var counts = IntakeTally()

    /// - Parameter uuids: to be forwarded until a heartbeat brings others.
    init(spool: Spool, clock: NodeClock, bell: Bell, forwarding uuids: [ProximityUUID] = []) {
        self.spool = spool
        self.clock = clock
        self.bell = bell
        filter.list(uuids)
    }

    /// Takes up the UUIDs a heartbeat brought.
    func forward(only uuids: [ProximityUUID]) {
        filter.list(uuids)
    }

    /// Takes a batch in one turn: at thousands of frames a second a turn for each costs more than the frame.
    public func hear(_ frames: [HeardFrame]) {
        lookAtClock()
        for frame in frames {
            hear(frame)
        }
    }

    public func hear(_ frame: HeardFrame) {
        counts.heard += 1
        guard filter.passes(frame.beacon.uuid) else { return }
        counts.forwarded += 1
        merger.hear(frame)
    }

    /// Puts the sightings of all seconds that have ended into the spool.
    ///
    /// - Throws: `SpoolError`; what could not be put is kept for the next time.
    public func advance(to now: Date) async throws {
        lookAtClock()
        take(merger.advance(to: now))
        while let next = pending.first {
            pending.removeFirst()
            do {
                _ = try await spool.append(next.sightings, boot: next.boot, at: clock.now)
            } catch {
                pending.insert(next, at: 0)
                throw error
            }
            counts.sightings += next.sightings.count
            bell.ring()
        }
    }

    /// Where the clock was set, what is still open was stamped before: it is not to be mixed with what comes.
    private func lookAtClock() {
        let now = clock.boot
        if let boot, let now, boot.wasSet(before: now) { take(merger.advance(to: .distantFuture)) }
        boot = now
    }

    private func take(_ sightings: [SightingRecord]) {
        for start in stride(from: 0, to: sightings.count, by: Self.largestBatch) {
            pending.append((boot, Array(sightings[start...].prefix(Self.largestBatch))))
        }
    }

    public var tally: IntakeTally {
        var tally = counts
        tally.heldBack = filter.heldBack
        tally.heldBackOthers = filter.heldBackOthers
        tally.dropped = merger.dropped
        return tally
    }
}
