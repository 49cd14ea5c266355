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
    let limiter: RateLimiter
    let tokens = TokenMemory()
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
