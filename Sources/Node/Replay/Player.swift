import Foundation
import Logging
import ServiceLifecycle
import Spool

/// Plays a recording: each advertisement is heard at its recorded offset from the start of its session, on the server's
/// clock, and merged sightings are added to the spools about once a second of that clock.
actor Player: Service {
    /// The minimum real time between two batches of a scanner, however fast the server's clock runs.
    static let minTick = 0.05
    /// The number of consecutive failed attempts after which the remaining sightings stay in the spool: about three
    /// minutes.
    static let timeout = 8

    /// The sessions of the present round that have ended.
    private(set) var sessions: [ReplaySummary.Session] = []
    /// How many times it was played to its end.
    private(set) var rounds = 0
    /// Whether everything was played and the linger time is over; sightings that could not be sent are in the spools.
    private(set) var hasFinished = false

    private let plan: Replay.Plan
    private let options: ReplayOptions
    private let scanners: [ScannerNode]
    private let intakes: [String: SightingPipeline]
    private let clock: NodeClock
    private let progress: @Sendable (ReplayProgress) -> Void
    private var timeline: Timeline
    /// The boot whose clock was used at the start; nil if the recording has no fixed start.
    private var boot: Boot?

    init(
        plan: Replay.Plan, options: ReplayOptions, scanners: [ScannerNode], clock: NodeClock,
        progress: @escaping @Sendable (ReplayProgress) -> Void
    ) {
        self.plan = plan
        self.options = options
        self.scanners = scanners
        self.intakes = Dictionary(scanners.map { ($0.name, $0.pipeline) }, uniquingKeysWith: { first, _ in first })
        self.clock = clock
        self.progress = progress
        self.timeline = Timeline(start: clock.now, speed: options.speed)
    }

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.play() }
        } catch is CancellationError where options.loops {
            // A loop has no other end. Everything heard until then has been sent to the server.
            try await drain(givingUpAfter: 1)
            hasFinished = true
        } catch is CancellationError {
            return
        }
    }

    private func play() async throws {
        repeat {
            try await playRound()
        } while options.loops
        try await finish()
    }

    private func playRound() async throws {
        var recording = try plan.open()
        var next = try recording.next()
        sessions = []
        for session in plan.outline.sessions {
            try await begin(isFirst: rounds == 0 && sessions.isEmpty)
            while let frame = next, frame.session == session.name {
                try await hear(frame, in: session)
                next = try recording.next()
            }
            try await release(session)
            sessions.append(
                ReplaySummary.Session(name: session.name, startedAt: timeline.start, endedAt: timeline.released))
        }
        rounds += 1
    }

    private func begin(isFirst: Bool) async throws {
        if isFirst, let startsAt = options.startsAt {
            timeline = Timeline(start: startsAt, speed: options.speed, now: clock.now)
            boot = clock.boot
            return try await clock.sleep(until: timeline.released)
        }
        let start = max(timeline.released, clock.now).addingTimeInterval(isFirst ? 0 : options.gap)
        timeline = Timeline(start: start, speed: options.speed)
        try await clock.sleep(until: timeline.start)
    }

    private func hear(_ frame: RecordedFrame, in session: RecordingOutline.Session) async throws {
        guard timeline.date(at: frame.time) >= timeline.released else { return }
        while timeline.date(at: frame.time) >= timeline.tickEnd(step) {
            try await release(session)
        }
        await intakes[frame.receiver]?.hear(frame.heard(at: timeline.date(at: frame.time)))
    }

    /// Waits for the end of the tick and adds what was heard in it to the spools.
    private func release(_ session: RecordingOutline.Session) async throws {
        let end = try await tickEnd()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for scanner in scanners {
                group.addTask { try await scanner.pipeline.advance(to: end) }
            }
            try await group.waitForAll()
        }
        timeline.released = end
        await tell(.playing(session: session.name, recorded: timeline.recorded, of: session.duration))
    }

    /// Waits for the end of the tick and returns it.
    private func tickEnd() async throws -> Date {
        while true {
            followClock()
            let end = timeline.tickEnd(step)
            guard end > clock.now else { return end }
            let left = end.timeIntervalSince(clock.now)
            try await clock.real.sleep(for: clock.realTime(for: left, atLeast: .milliseconds(1)))
        }
    }

    /// If the machine's clock was set, a recording with a fixed start is shifted: its timestamps change as those of
    /// live radio would, but its pace does not.
    private func followClock() {
        guard let boot, let now = clock.boot, boot.wasSet(before: now),
            let before = boot.startedAt, let after = now.startedAt
        else { return }
        timeline = timeline.moved(by: after.timeIntervalSince(before))
        self.boot = now
    }

    private func finish() async throws {
        try await drain(givingUpAfter: Self.timeout)
        try Task.checkCancellation()
        if options.linger > 0 {
            await tell(.lingering(seconds: options.linger))
            try await clock.sleep(until: clock.now.addingTimeInterval(options.linger))
        }
        hasFinished = true
    }

    private func drain(givingUpAfter attempts: Int) async throws {
        for scanner in scanners {
            await tell(.draining(scanner: scanner.name))
            _ = try await scanner.uploader.isDrained(givingUpAfter: attempts)
        }
    }

    /// In whole seconds of the server's clock.
    private var step: Double {
        max(1, (clock.rate * Self.minTick).rounded(.up))
    }

    private func tell(_ stage: ReplayProgress.Stage) async {
        var sent = 0
        for scanner in scanners {
            sent += await scanner.uploader.tally.sent
        }
        progress(ReplayProgress(stage: stage, sent: sent))
    }
}

extension Player {
    /// The position of a session on the server's clock.
    struct Timeline: Equatable, Sendable {
        /// On a whole second, so that recorded seconds coincide with seconds of the clock.
        let start: Date
        /// The number of recorded seconds in one second of the clock.
        let speed: Double
        /// Everything before this time was added to the spools.
        var released: Date

        init(start: Date, speed: Double) {
            self.start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.up))
            self.speed = speed
            self.released = self.start
        }

        /// Starts in the past or in the future. Times before `now` count as released.
        init(start: Date, speed: Double, now: Date) {
            self.init(start: start, speed: speed)
            released = max(self.start, Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.up)))
        }

        private init(start: Date, speed: Double, released: Date) {
            self.start = start
            self.speed = speed
            self.released = released
        }

        func moved(by seconds: Double) -> Timeline {
            Timeline(
                start: start.addingTimeInterval(seconds), speed: speed, released: released.addingTimeInterval(seconds))
        }

        func date(at recorded: Double) -> Date {
            start.addingTimeInterval(recorded / speed)
        }

        func tickEnd(_ step: Double) -> Date {
            released.addingTimeInterval(step)
        }

        /// Recorded seconds from the start to the last released second.
        var recorded: Double {
            released.timeIntervalSince(start) * speed
        }
    }
}
