public import Beacon
public import Foundation
public import ServiceLifecycle
import Spool
import Wire

/// The way of a frame into the spool: filter, merge, batch. Live radio and recordings take the same.
public actor Intake {
    /// A request is bounded to this many; the protocol allows 5,000.
    static let largestBatch = 1_000

    private let spool: Spool
    private let clock: NodeClock
    private let bell: Bell
    private var filter = UUIDFilter()
    private var merger = SightingMerger()
    /// What waits for the spool, by the clock that stamped it.
    private var pending: [(boot: Boot?, sightings: [SightingRecord])] = []
    /// As it was found last.
    private var boot: Boot?
    private var counts = Tally()

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
                try await spool.append(next.sightings, boot: next.boot, at: clock.now)
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

    public var tally: Tally {
        var tally = counts
        tally.quarantinedPeople = filter.quarantinedPeople
        tally.heldBackOthers = filter.heldBackOthers
        tally.dropped = merger.dropped
        return tally
    }
}

extension Intake {
    /// What became of the frames a receiver heard.
    public struct Tally: Equatable, Sendable {
        /// iBeacon frames.
        public internal(set) var heard = 0
        /// Frames of UUIDs the server listed.
        public internal(set) var forwarded = 0
        /// Sightings they were merged into and that are in the spool.
        public internal(set) var sightings = 0
        /// Frames of other UUIDs.
        public internal(set) var quarantinedPeople: [ProximityUUID: Int] = [:]
        /// Frames of UUIDs beyond those told apart.
        public internal(set) var heldBackOthers = 0
        /// Frames that found no room in memory.
        public internal(set) var dropped = 0
    }

    /// Puts what live radio heard into the spool about once a second, and all the rest when it ends.
    ///
    /// To be stopped after the radio, so that nothing is heard after its last turn.
    public struct Ticker: Service {
        static let delay = Duration.seconds(1)
        /// Seconds that a second stays open after its end, for packets that were heard in it and are still being read.
        static let grace = 0.25

        private let intake: Intake
        private let clock: NodeClock

        public init(intake: Intake, clock: NodeClock) {
            self.intake = intake
            self.clock = clock
        }

        /// - Throws: `SpoolError`.
        public func run() async throws {
            do {
                try await cancelWhenGracefulShutdown { try await self.work() }
            } catch is CancellationError {
                // Storing must not be cancelled too.
                try await Task { [intake] in try await intake.advance(to: .distantFuture) }.value
            }
        }

        private func work() async throws {
            while true {
                try await clock.real.sleep(for: Self.delay)
                try await intake.advance(to: clock.now.addingTimeInterval(-Self.grace))
            }
        }
    }
}
