import Accounts
import Live
import Logging
import Postgres

/// What handlers work with.
struct Services: Sendable {
    let pool: ConnectionPool
    let ingest: Ingest
    let hub: LiveHub
    let passwords: PasswordHasher
    let clock: any TimeSource
    let logger: Logger
}
