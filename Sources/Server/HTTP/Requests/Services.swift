import Accounts
import Beacon
import Contract
import Foundation
import Live
import Logging
import Postgres
import Store
import Wire

/// What handlers work with.
struct Services: Sendable {
    var pool: ServerPools
    let watch: DatabaseWatch
    let ingest: Ingest
    let building: BuildingPlan
    let hub: LiveHub
    let musters: PendingMusterStore
    /// Who waits for a command to be over.
    let commands = ProgressWaiters()
    /// Who waits for an attempt at a lock to be over, and for an activation of one.
    let unlocks = ProgressWaiters()
    let locks = ProgressWaiters()
    let commandNotifier: CommandNotifier
    let passwords: PasswordHasher
    let secretKey: SecretKeyFile
    let transport: Transport
    let connections: AddressConnections
    let limiter: RateLimiter
    let tokens = TokenMemory()
    let tokenLookup: TokenLookup
    let site = SiteMemory()
    /// Looks tokens up that were not shown before, by address.
    let lookups = AsyncSemaphore<String>(width: 4, limit: 2000)
    /// Exports read sightings one after the other, and those of one caller hold one place of the line.
    let exports = (caller: AsyncSemaphore<Int64>(width: 1, limit: 1), all: AsyncSemaphore<String>(width: 1, limit: 8))
    /// Lists that cost much are read one after the other, beside all else that requests read; a caller who asks for
    /// several at once holds one place of the line.
    let costlyLists = (
        caller: AsyncSemaphore<Int64>(width: 1, limit: 4), all: AsyncSemaphore<String>(width: 1, limit: 200)
    )
    /// Lists of places and groups, which are the same for all people who may read them.
    let lists = SingleFlight<ListKey, AnyAnswer>()
    let bodies = BodyBudget()
    let streams: StreamCount
    let reports: ReportQueryRunner
    let settings: ServerSettings
    let station: StationSelf
    let openAPI: OpenAPIDocument
    let metrics = MetricsRegistry()
    let transits = TransitTracker()
    let alerts: AlertReporter
    let erasures: ErasureFile
    let outgoing: OutgoingGate
    let clock: any TimeSource
    let logger: Logger
}
