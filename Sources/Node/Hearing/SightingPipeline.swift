public import Beacon
import Concurrency
public import Foundation
public import ServiceLifecycle
import Spool
import Wire

/// The path of a frame into the spool: filter, merge, batch. Live radio and recordings use the same path.
public actor SightingPipeline {
    /// The maximum number of sightings in a request; the protocol allows 5,000.
    static let largestBatch = 1_000

    private let spool: Spool
    private let clock: NodeClock
    private let bell: Mailbox<Void>
    private var filter = UUIDFilter()
    private var merger = SightingMerger()
    /// Sightings that wait for the spool, by the clock that stamped them.
    private var pending: [(boot: Boot?, sightings: [SightingRecord])] = []
    /// The boot at the last check.
    private var boot: Boot?
    private var counts = Tally()

    /// - Parameter uuids: the UUIDs to forward until a heartbeat returns others.
    init(spool: Spool, clock: NodeClock, bell: Mailbox<Void>, forwarding uuids: [ProximityUUID] = []) {
        self.spool = spool
        self.clock = clock
        self.bell = bell
        filter.list(uuids)
    }

    /// Applies the UUIDs that a heartbeat returned.
    func forward(only uuids: [ProximityUUID]) {
        filter.list(uuids)
    }

    /// Handles a batch in one actor call: at thousands of frames a second, a call for each frame would cost more than
    /// the frame.
    public func hear(_ frames: [HeardFrame]) {
        checkClockJump()
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

    /// Adds the sightings of all seconds that have ended to the spool.
    ///
    /// - Throws: `SpoolError`; sightings that could not be stored are kept for the next time.
    public func advance(to now: Date) async throws {
        checkClockJump()
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

    /// If the clock was set, open sightings have old timestamps and must not be mixed with new ones.
    private func checkClockJump() {
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
        tally.filteredFrames = filter.filteredFrames
        tally.heldBackOthers = filter.heldBackOthers
        tally.dropped = merger.dropped
        return tally
    }
}

extension SightingPipeline {
    /// Counts of the frames that a receiver heard.
    public struct Tally: Equatable, Sendable {
        /// iBeacon frames.
        public internal(set) var heard = 0
        /// Frames of UUIDs that the server listed.
        public internal(set) var forwarded = 0
        /// Sightings in the spool that were merged from them.
        public internal(set) var sightings = 0
        /// Frames of other UUIDs.
        public internal(set) var filteredFrames: [ProximityUUID: Int] = [:]
        /// Frames of UUIDs beyond those that are counted separately.
        public internal(set) var heldBackOthers = 0
        /// Frames that were dropped because the memory was full.
        public internal(set) var dropped = 0
    }

    /// Stores what live radio heard in the spool about once a second, and the rest at the end.
    ///
    /// It must be stopped after the radio, so that no frame arrives after its last run.
    public struct Ticker: Service {
        static let delay = Duration.seconds(1)
        /// The seconds for which a second stays open after its end, for packets heard in it that are still being read.
        static let grace = 0.25

        private let pipeline: SightingPipeline
        private let clock: NodeClock

        public init(pipeline: SightingPipeline, clock: NodeClock) {
            self.pipeline = pipeline
            self.clock = clock
        }

        /// - Throws: `SpoolError`.
        public func run() async throws {
            do {
                try await cancelWhenGracefulShutdown { try await self.work() }
            } catch is CancellationError {
                // Storing must not be cancelled too.
                try await Task { [pipeline] in try await pipeline.advance(to: .distantFuture) }.value
            }
        }

        private func work() async throws {
            while true {
                try await clock.real.sleep(for: Self.delay)
                try await pipeline.advance(to: clock.now.addingTimeInterval(-Self.grace))
            }
        }
    }
}

extension SightingPipeline {
    /// Passes the UUIDs that the server listed, and counts all others. Until the server has listed some, it passes
    /// none.
    public struct UUIDFilter: Sendable {
        public private(set) var listed: Set<ProximityUUID> = []
        /// Frames of UUIDs that are not listed, by UUID, for a limited number of UUIDs.
        public private(set) var filteredFrames: [ProximityUUID: Int] = [:]
        /// Frames of further UUIDs that are not listed.
        public private(set) var heldBackOthers = 0

        /// The number of UUIDs that are counted separately; a passing device with a new UUID every second must not fill
        /// the memory.
        private let distinct: Int

        public init(distinct: Int = 1_000) {
            self.distinct = distinct
        }

        public mutating func list(_ uuids: some Sequence<ProximityUUID>) {
            listed = Set(uuids)
        }

        public mutating func passes(_ uuid: ProximityUUID) -> Bool {
            if listed.contains(uuid) { return true }
            if filteredFrames[uuid] != nil || filteredFrames.count < distinct {
                filteredFrames[uuid, default: 0] += 1
            } else {
                heldBackOthers += 1
            }
            return false
        }
    }
}
