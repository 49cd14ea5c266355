import Concurrency
public import Logging
public import ServiceLifecycle
public import Spool
import Wire

/// One scanner: its receiver, its spool, its connection to the server and its heartbeat, connected but not yet running.
public struct ScannerNode: Sendable {
    public let name: String
    public let spool: Spool
    public let pipeline: SightingPipeline
    public let uploader: Uploader
    public let heartbeater: Heartbeater

    public init(
        name: String, radio: Heartbeater.Source, uplink: any Uplink, spool: Spool, clock: NodeClock, logger: Logger
    ) {
        self.init(name: name, radio: radio, uplink: uplink, spool: spool, kept: nil, clock: clock, logger: logger)
    }

    /// - Parameters:
    ///   - kept: where the UUIDs to forward are stored beyond the node's run; nil to start without stored UUIDs each
    ///     time.
    ///   - fleetSettings: applies the fleet's settings; by default it stores none.
    init(
        name: String, radio: Heartbeater.Source, uplink: any Uplink, spool: Spool, kept: StoredUUIDs?,
        fleetSettings: NodeSettingsStore? = nil, clock: NodeClock, logger: Logger
    ) {
        var logger = logger
        logger[metadataKey: "scanner"] = "\(name)"
        let bell = Mailbox<Void>()
        self.name = name
        self.spool = spool
        self.pipeline = SightingPipeline(
            spool: spool, clock: clock, bell: bell, forwarding: kept?.list ?? [])
        self.uploader = Uploader(spool: spool, uplink: uplink, clock: clock, bell: bell, logger: logger)
        self.heartbeater = Heartbeater(
            radio: radio, uplink: uplink, pipeline: pipeline, spool: spool, bell: bell, kept: kept,
            fleetSettings: fleetSettings ?? NodeSettingsStore(logger: logger), clock: clock, logger: logger)
        if let damaged = spool.damagedFile {
            logger.error(
                "the spool is damaged and a new one was started; the sightings in the old one are not sent",
                metadata: ["moved to": "\(damaged)"])
        }
    }

    /// The services to run while the scanner works. Live radio needs a ticker; a recording is played by the clock of
    /// its player.
    public var services: [any Service] {
        switch heartbeater.radio {
        case .live: [uploader, heartbeater, SightingPipeline.Ticker(pipeline: pipeline, clock: heartbeater.clock)]
        case .recording: [uploader, heartbeater]
        }
    }
}
