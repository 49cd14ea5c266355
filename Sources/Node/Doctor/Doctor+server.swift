import Client
import Foundation
import Wire

extension Doctor {
    private struct Health: Decodable {
        let time: Date
    }

    /// Short, for somebody who waits in front of it.
    private static let patience = Duration.seconds(5)

    func examineServer(_ diagnosis: inout Diagnosis) async {
        guard let settings else {
            diagnosis.findings += [
                .skipped("server", "none is named"), .skipped("token", "no server is named"),
                .clock(now(), server: nil),
            ]
            return
        }
        let token = settings.token.flatMap { $0.isEmpty ? nil : $0 }
        let client = RollcallClient(
            server: settings.server, credential: token.map { .bearer($0) } ?? .none, timeout: Self.patience,
            trust: settings.trust)
        diagnosis.findings += await findings(client, hasToken: token != nil)
        // Nothing waits on it any more.
        try? await client.shutdown()
    }

    private func findings(_ client: RollcallClient, hasToken: Bool) async -> [Finding] {
        do {
            let health = try await client.health()
            let time = try? WireJSON.decoder().decode(Health.self, from: Data(health.json.utf8)).time
            return [
                .server(status: health.status),
                hasToken ? await examineToken(client) : .skipped("token", "none is given"),
                .clock(now(), server: time),
            ]
        } catch let error as ClientError {
            return [
                .failed("server", error.message, mend: error.hint), .skipped("token", "the server does not answer"),
                .clock(now(), server: nil),
            ]
        } catch {
            return [.failed("server", "\(error)", mend: nil)]
        }
    }

    /// Asks about a beacon that cannot be, which changes nothing.
    private func examineToken(_ client: RollcallClient) async -> Finding {
        do {
            _ = try await client.send(GetBeacon(beaconID: 0))
            return .token(nil)
        } catch let failure as Failure {
            return .token(failure)
        } catch {
            return .failed("token", "\(error)", mend: nil)
        }
    }
}
