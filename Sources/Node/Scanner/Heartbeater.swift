import Beacon
import Concurrency
import Foundation
import Logging
public import ServiceLifecycle
import Spool
public import Wire

/// Reports to the server that the scanner is alive and in what state, and applies the answer: UUIDs to forward, clock,
/// interval, settings, and batches to send once more.
public actor Heartbeater: Service {
    /// The minimum real time between two heartbeats, however fast the server's clock runs.
    static let minDelay = Duration.milliseconds(100)
    /// Used until the server has sent its own interval.
    static let firstInterval = 10.0
    /// In seconds; the server recognises batches that are sent again although it has them.
    private static let resendMargin = 600.0

    nonisolated let radio: Source
    private let uplink: any Uplink
    private let pipeline: SightingPipeline
    private let spool: Spool
    /// The uploader's bell.
    private let bell: Mailbox<Void>
    private let fleetSettings: RunningSettings.Store
    private let kept: StoredUUIDs?
    /// The UUIDs that this node has already written to the disk.
    private var written: [ProximityUUID]?
    nonisolated let clock: NodeClock
    private let logger: Logger
    /// In seconds of the server's clock.
    private var interval = Heartbeater.firstInterval
    /// As elapsed time on the node; nil before the first heartbeat.
    private var due: Duration?
    private var lastBeat: (heard: Int, at: Date)?
    private var problem: String?
    private var trouble: Spool.Fault?

    init(
        radio: Source, uplink: any Uplink, pipeline: SightingPipeline, spool: Spool, bell: Mailbox<Void>,
        kept: StoredUUIDs? = nil,
        fleetSettings: RunningSettings.Store, clock: NodeClock, logger: Logger
    ) {
        self.radio = radio
        self.uplink = uplink
        self.pipeline = pipeline
        self.spool = spool
        self.bell = bell
        self.fleetSettings = fleetSettings
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

    /// Sends one heartbeat, and applies its answer.
    /// - Throws: any error of the uplink.
    @discardableResult
    public func beat() async throws -> Heartbeat.Reply {
        due = clock.real.elapsed + clock.realTime(for: interval, atLeast: Self.minDelay)
        let reply = try await uplink.send(try await message())
        clock.learn(reply.clock)
        interval = Double(max(reply.heartbeatInterval, 1))
        due = clock.real.elapsed + clock.realTime(for: interval, atLeast: Self.minDelay)
        await pipeline.forward(only: reply.uuids)
        keep(reply.uuids)
        await fleetSettings.take(reply)
        if let moment = reply.resendFrom { try await resend(from: moment, reply.clock) }
        return reply
    }

    /// After a restore of the server, queues batches again: from the moment, less the difference of both clocks and a
    /// margin.
    private func resend(from moment: Date, _ server: ClockRecord) async throws {
        let now = clock.now
        let since = moment.addingTimeInterval(now.timeIntervalSince(server.now) - Self.resendMargin)
        let count = try await spool.resend(acknowledgedSince: since, mark: moment, now: now)
        guard count > 0 else { return }
        logger.notice(
            "the server was restored from a backup; sending acknowledged batches again",
            metadata: ["batches": "\(count)"])
        bell.ring()
    }

    private func keep(_ uuids: [ProximityUUID]) {
        guard let kept, uuids != written else { return }
        do {
            try kept.keep(uuids)
            written = uuids
        } catch {
            logger.warning(
                "the list of UUIDs to forward cannot be stored for the next start: \(error.localizedDescription)")
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
        let (now, uptime) = (clock.now, clock.uptime)
        let heard = await heard()
        let rate = rate(of: heard, at: now)
        defer { lastBeat = (heard, now) }
        let state = try await spool.state(at: now)
        tell(state)
        return Heartbeat(
            adapter: radio.adapter, reportsPerSecond: rate, spoolDepth: state.depth, sentAt: now,
            uptime: uptime, radio: radio.record(reportsPerSecond: rate ?? 0), spool: SpoolRecord(state, at: now),
            version: NodeProgram.version, settings: await fleetSettings.settings.records)
    }

    private func tell(_ state: Spool.State) {
        defer { trouble = state.trouble }
        guard state.trouble != trouble else { return }
        guard let found = state.trouble else {
            logger.notice("the disk of the spool can be written again")
            return
        }
        logger.error(
            "the disk of the spool cannot be written (\(found.rawValue)); sightings wait in memory",
            metadata: ["hint": "Check with df -h and mount, and free some space. A restart loses these sightings."])
    }

    /// Returns the number of the radio's reports, or of the iBeacons of a recording.
    private func heard() async -> Int {
        switch radio {
        case .live(let monitor): monitor.status.tally.reports
        case .recording: await pipeline.tally.heard
        }
    }

    private func rate(of heard: Int, at now: Date) -> Double? {
        guard let lastBeat, now > lastBeat.at else { return nil }
        return Double(heard - lastBeat.heard) / now.timeIntervalSince(lastBeat.at)
    }
}

extension Heartbeater {
    /// The source of a scanner's frames.
    public enum Source: Sendable {
        case live(RadioMonitor)
        /// A file, by its name.
        case recording(String)

        var adapter: AdapterRecord {
            switch self {
            case .live(let monitor): AdapterRecord(monitor.status, asked: monitor.adapter)
            case .recording(let file): AdapterRecord(name: file, state: "replaying")
            }
        }

        /// Returns nil for a recording.
        func record(reportsPerSecond: Double) -> RadioRecord? {
            switch self {
            case .live(let monitor): monitor.record(reportsPerSecond: reportsPerSecond)
            case .recording: nil
            }
        }
    }
}

extension AdapterRecord {
    /// - Parameter adapter: the requested name or address.
    fileprivate init(_ status: RadioStatus, asked adapter: String) {
        self.init(name: status.name ?? adapter, state: status.word, address: status.address)
    }
}

extension SpoolRecord {
    fileprivate init(_ state: Spool.State, at now: Date) {
        self.init(
            bytes: state.bytes, oldestAge: state.oldestAt.map { max(Int(now.timeIntervalSince($0)), 0) },
            dropped: state.dropped, setAside: state.setAside, inMemory: state.inMemory, freeDisk: state.freeDisk,
            error: state.trouble?.rawValue)
    }
}
