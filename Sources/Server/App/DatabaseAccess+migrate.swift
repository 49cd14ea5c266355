public import Logging
import Postgres
import Store

extension DatabaseAccess {
    /// Brings the schema up to date; returns the names of the migrations applied. Throws `MigrationError`.
    @discardableResult
    public func migrate(logger: Logger) async throws -> [String] {
        let pool = ConnectionPool(migrator, limits: .init(shared: 1, exclusive: 1), logger: logger)
        do {
            let applied = try await Migrator().migrate(pool)
            try await ReportingRights(pool).restrict()
            await pool.close()
            for name in applied {
                logger.info("Migration applied.", metadata: ["name": "\(name)"])
            }
            return applied
        } catch {
            await pool.close()
            throw error
        }
    }
}
