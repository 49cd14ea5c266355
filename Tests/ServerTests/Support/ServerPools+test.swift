import Logging
import Postgres
import TestSupport

@testable import Server

extension ServerPools {
    /// For a server that is not tested for how it uses its connections: four pools in place of ten, none of which opens
    /// a connection before it is used.
    static func few(_ database: DatabaseAccess, logger: Logger) -> ServerPools {
        func pool(_ settings: ConnectionSettings, shared: Int, exclusive: Int) -> ConnectionPool {
            ConnectionPool(settings, limits: .patient(shared: shared, exclusive: exclusive), logger: logger)
        }
        return ServerPools(
            writer: pool(database.app.keepingPlans, shared: 0, exclusive: 1),
            lease: pool(database.lease, shared: 1, exclusive: 1),
            reading: pool(database.app.keepingPlans, shared: 2, exclusive: 4),
            changing: pool(database.app.planningEachTime, shared: 0, exclusive: 8))
    }
}
