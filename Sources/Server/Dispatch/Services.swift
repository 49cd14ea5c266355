import Accounts
import Contract
import Live
import Logging
import Postgres

/// What handlers work with.
struct Services: Sendable {
    let pool: ConnectionPool
    let ingest: Ingest
    let building: BuildingPlan
    let hub: LiveHub
    let passwords: PasswordHasher
    let secretKey: SecretKeyFile
    let transport: Transport
    let connections: AddressConnections
    let limiter: RateLimiter
    let tokens = TokenMemory()
    /// Looks tokens up that were not shown before, by address.
    let lookups = Turnstile<String>(width: 4, most: 2000)
    let bodies = BodyBudget()
    let streams: StreamCount
    let reports: ReportDesk
    let settings: ServerSettings
    let openAPI: OpenAPIDocument
    let metrics = MetricsRegistry()
    let erasures: ErasureFile
    let clock: any TimeSource
    let logger: Logger
}
