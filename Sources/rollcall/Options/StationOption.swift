import ArgumentParser
import Client
import Foundation
import Wire

/// The station that a command uses. The option may precede or follow the command.
struct StationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("Use the server of this station, with your login there.", valueName: "name"))
    var station: String?

    /// Returns the stored login of the command.
    /// - Throws: `CommandError` if there is no such station.
    func login(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> StoredLogin {
        try StoredLogin(station: station, environment: environment)
    }

    /// Returns the serial printed on the device of the station; nil without a station.
    /// - Throws: `CommandError` if the station cannot be read, or is a server, which has no device of its own.
    func device(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> String? {
        guard let station = try login(environment).station else { return nil }
        guard station.resolved == nil else {
            throw CommandError(
                "The station \(station.name) is a server, and may have many devices.",
                hint: "Name a device; see them all with: rollcall --station \(station.name) devices", status: .usage)
        }
        return station.serial
    }
}

extension RollcallClient {
    /// Sends a request that may replace the session token, and saves a new token for later commands.
    func sendAndKeepSession<R: Request>(_ request: R, in kept: StoredLogin) async throws -> R.Reply {
        let (reply, token) = try await sendRenewing(request)
        if let token, let session = try kept.load() {
            try kept.save(
                SessionFile.Session(server: session.server, username: session.username, session: token, ca: session.ca))
        }
        return reply
    }
}
