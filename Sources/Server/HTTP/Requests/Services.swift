import Accounts
import Beacon
import Concurrency
import Contract
import Foundation
import Live
import Logging
import Postgres
import Store
import Wire

/// The dependencies of the handlers.
struct Services: Sendable {
    var pool: ServerPools
    let watch: DatabaseWatch
    let ingest: Ingest
    let building: BuildingPlan
    let hub: LiveHub
    let musters: PendingMusterStore
    /// Requests that wait for a command to end.
    let commands = ProgressWaiters()
    /// Requests that wait for the end of an unlock attempt, or of an activation of a lock.
    let unlocks = ProgressWaiters()
    let locks = ProgressWaiters()
    let commandNotifier: CommandNotifier
    let passwords: PasswordHasher
    let secretKey: SecretKeyFile
    let transport: Transport
    let connections: AddressConnections
    let limiter: RateLimiter
    let tokens = TokenMemory()
    let tokenLookup: Authentication.TokenLookup
    let site = SiteMemory()
    /// Limits lookups of tokens that were not presented before, by address.
    let lookups = KeyedSemaphore<String>(width: 4, limit: 2000)
    /// Exports read sightings one after the other; all exports of one caller occupy one place in the queue.
    let exports = (caller: KeyedSemaphore<Int64>(width: 1, limit: 1), all: KeyedSemaphore<String>(width: 1, limit: 8))
    /// Expensive lists are read one after the other, separately from all other reads; a caller who requests several at
    /// once occupies one place in the queue.
    let costlyLists = (
        caller: KeyedSemaphore<Int64>(width: 1, limit: 4), all: KeyedSemaphore<String>(width: 1, limit: 200)
    )
    /// Lists of places and groups, which are the same for every permitted reader.
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
