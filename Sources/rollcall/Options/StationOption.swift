import ArgumentParser
import Client
import Foundation
import Wire

/// The station for which a command is given; it may stand before the command and after it.
struct StationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("Use the server of this station, with the login for it.", valueName: "name"))
    var station: String?

    /// Where the login of the command is kept. Throws `CommandError` if there is no such station.
    func login(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> StoredLogin {
        try StoredLogin(station: station, environment: environment)
    }

    /// What is printed on the device of the station; nil without a station.
    /// - Throws: `CommandError`, also where the station is a server, which has no device of its own.
    func device(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws -> String? {
        guard let station = try login(environment).station else { return nil }
        guard station.resolved == nil else {
            throw CommandError(
                "The station \(station.name) is a server, and may have many devices.",
                hint: "Say which device; see them with: rollcall --station \(station.name) devices", status: .usage)
        }
        return station.serial
    }
}

extension RollcallClient {
    /// Sends a request that may give the session another token, and keeps that for the commands to come.
    func sendAndKeepSession<R: Request>(_ request: R, in kept: StoredLogin) async throws -> R.Reply {
        let (reply, token) = try await sendRenewing(request)
        if let token, let session = try kept.load() {
            try kept.save(
                SessionFile.Session(server: session.server, username: session.username, session: token, ca: session.ca))
        }
        return reply
    }
}
