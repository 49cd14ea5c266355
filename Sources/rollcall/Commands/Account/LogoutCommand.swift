import ArgumentParser
import Client
import Foundation
import Wire

struct LogoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout", abstract: "End the session, on the server and here.")

    @Flag(help: "End all your sessions, on every machine.")
    var everywhere = false

    @Flag(help: "Print the reply as JSON.")
    var json = false

    func run() async throws {
        let file = SessionFile(environment: ProcessInfo.processInfo.environment)
        guard let session = try file.load() else {
            throw CommandError("Nobody is logged in.", status: .notAllowed)
        }
        let destination = try Destination(named: nil, session: session, environment: [:])
        try await RollcallClient.withClient(
            server: destination.server.url, credential: destination.credential,
            trust: try .leading(to: session.ca), end)
        try file.remove()
        try Output(json: json, times: TimeText()).show(NoReply(), "Logged out of \(session.server).")
    }

    /// A session the server no longer knows is as good as ended.
    private func end(_ client: RollcallClient) async throws {
        do {
            if everywhere {
                _ = try await client.send(LogoutEverywhere())
            } else {
                _ = try await client.send(Logout())
            }
        } catch let failure as Failure where failure.code == .loginNecessary {
            return
        }
    }
}
