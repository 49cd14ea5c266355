import Beacon
import Foundation
import Logging
public import ServiceLifecycle
import Spool
public import Wire

/// Tells the server that the scanner is alive, and takes up what it answers: UUIDs to forward, clock, interval.
public actor Heartbeater: Service {
    /// Real time between two heartbeats, however fast the server's clock runs.
    static let shortestPause = Duration.milliseconds(100)
    /// Until a server told its own.
    static let firstInterval = 10.0

    private let radio: Source
    private let uplink: any Uplink
    private let intake: Intake
    private let spool: Spool
    private let kept: KeptUUIDs?
    /// What is kept already, as far as this node has written it.
    private var written: [ProximityUUID]?
    private let clock: NodeClock
    private let logger: Logger
    /// Seconds of the server's clock.
    private var interval = Heartbeater.firstInterval
    /// Elapsed time on the node; nil before the first.
    private var due: Duration?
    private var lastBeat: (heard: Int, at: Date)?
    private var problem: String?

    init(
        radio: Source, uplink: any Uplink, intake: Intake, spool: Spool, kept: KeptUUIDs? = nil,
        clock: NodeClock, logger: Logger
    ) {
        self.radio = radio
        self.uplink = uplink
        self.intake = intake
        self.spool = spool
        self.kept = kept
        self.clock = clock
        self.logger = logger
    }

    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        }
    }

    /// One heartbeat, whose answer is taken up.
    /// - Throws: whatever the uplink throws.
    @discardableResult
    public func beat() async throws -> Heartbeat.Reply {
        due = clock.real.elapsed + clock.realTime(for: interval, atLeast: Self.shortestPause)
        let reply = try await uplink.send(try await message())
        clock.learn(reply.clock)
        interval = Double(max(reply.heartbeatInterval, 1))
        due = clock.real.elapsed + clock.realTime(for: interval, atLeast: Self.shortestPause)
        await intake.forward(only: reply.uuids)
        keep(reply.uuids)
        return reply
    }

    private func keep(_ uuids: [ProximityUUID]) {
        guard let kept, uuids != written else { return }
        do {
            try kept.keep(uuids)
            written = uuids
        } catch {
            logger.warning(
                "what to forward cannot be kept for a start without the server: \(error.localizedDescription)")
        }
    }

    private func work() async throws {
        while true {
            if let due {
                try await clock.real.sleep(until: due)
            }
            try await beatOrComplain()
        }
    }

    private func beatOrComplain() async throws {
        do {
            try await beat()
            problem = nil
        } catch let error as SpoolError {
            throw error
        } catch {
            try Task.checkCancellation()
            complain("\(error)")
        }
    }

    private func complain(_ reason: String) {
        if reason != problem {
            logger.warning("no heartbeat reached the server: \(reason)")
        }
        problem = reason
    }

    private func message() async throws -> Heartbeat {
        let now = clock.now
        let heard = await heard()
        let rate = rate(of: heard, at: now)
        defer { lastBeat = (heard, now) }
        return Heartbeat(
            adapter: radio.adapter, reportsPerSecond: rate, spoolDepth: try await spool.state(at: now).depth, sentAt: now,
            radio: radio.record(reportsPerSecond: rate ?? 0))
    }

    /// All that the radio reports, or the iBeacons of a recording.
    private func heard() async -> Int {
        switch radio {
        case .live(let gauge): gauge.status.tally.reports
        case .recording: await intake.tally.heard
        }
    }

    private func rate(of heard: Int, at now: Date) -> Double? {
        guard let lastBeat, now > lastBeat.at else { return nil }
        return Double(heard - lastBeat.heard) / now.timeIntervalSince(lastBeat.at)
    }
}

extension Heartbeater {
    /// What a scanner hears with.
    public enum Source: Sendable {
        case live(RadioGauge)
        /// A file, by its name.
        case recording(String)

        var adapter: AdapterRecord {
            switch self {
            case .live(let gauge): AdapterRecord(name: gauge.adapter, state: gauge.status.word)
            case .recording(let file): AdapterRecord(name: file, state: "replaying")
            }
        }

        /// Nil of a recording.
        func record(reportsPerSecond: Double) -> RadioRecord? {
            switch self {
            case .live(let gauge): gauge.record(reportsPerSecond: reportsPerSecond)
            case .recording: nil
            }
        }
    }
}
