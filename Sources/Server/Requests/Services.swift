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
    let musters: MusterMemory
    /// Who waits for a command to be over.
    let commands = StepWaiters()
    /// Who waits for an attempt at a lock to be over, and for an activation of one.
    let unlocks = StepWaiters()
    let locks = StepWaiters()
    let commandNews: CommandNews
    let passwords: PasswordHasher
    let secretKey: SecretKeyFile
    let transport: Transport
    let connections: AddressConnections
    let limiter: RateLimiter
    let tokens = TokenMemory()
    let tokenDesk: TokenDesk
    let site = SiteMemory()
    /// Looks tokens up that were not shown before, by address.
    let lookups = Turnstile<String>(width: 4, most: 2000)
    /// Exports read sightings one after the other, and those of one caller hold one place of the line.
    let exports = (caller: Turnstile<Int64>(width: 1, most: 1), all: Turnstile<String>(width: 1, most: 8))
    /// Lists that cost much are read one after the other, beside all else that requests read; a caller who asks for
    /// several at once holds one place of the line.
    let costlyLists = (caller: Turnstile<Int64>(width: 1, most: 4), all: Turnstile<String>(width: 1, most: 200))
    /// Lists of places and groups, which are the same for everybody who may read them.
    let lists = SharedReading<ListKey, AnyAnswer>()
    let bodies = BodyBudget()
    let streams: StreamCount
    let reports: ReportDesk
    let settings: ServerSettings
    let station: StationSelf
    let openAPI: OpenAPIDocument
    let metrics = MetricsRegistry()
    let transits = Transit.Desk()
    let alerts: AlertDesk
    let erasures: ErasureFile
    let outgoing: OutgoingGate
    let clock: any TimeSource
    let logger: Logger
}
