import Broker
public import Logging
import Postgres
import Store

/// The files that an external broker needs in order to know the devices.
public struct BrokerFiles: Sendable {
    /// The content of mosquitto's `acl_file`.
    public let access: String
    /// The content of mosquitto's `password_file`.
    public let passwords: String

    /// Generates the files from the current state of the database.
    /// - Parameter account: the account with which the server logs in.
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
