import Broker
public import Logging
import Postgres
import Store

/// The files that a broker elsewhere needs to know the devices.
public struct BrokerFiles: Sendable {
    /// For mosquitto's `acl_file`.
    public let access: String
    /// For its `password_file`.
    public let passwords: String

    /// As the database has them now.
    /// - Parameter account: with which the server logs in.
    public static func read(_ database: DatabaseAccess, account: String, logger: Logger) async throws -> Self {
        let connection = try await Connection.connect(database.app, logger: logger)
        do {
            let site = try await SiteSettings.read(connection).siteKey
            let logins = try await DeviceLoginRepository(connection).all()
            await connection.close()
            return Self(
                access: BrokerAccess.devices(of: site, server: account).file,
                passwords: BrokerAccess.passwordFile(logins.map(BrokerAccount.init)))
        } catch {
            await connection.close()
            throw error
        }
    }
}
