import Foundation
import Hummingbird
import Postgres
import Presence
import Wire

/// `GET /health`: whether the server can do its work, in words that tell a stranger nothing more.
struct HealthRoute: Sendable {
    struct Report: Codable {
        /// `ok` or what is wrong.
        let status: String
        let database: String
        /// Whether this server owns the presence engine, or another one does.
        let engine: String
        /// What the machine's clock says.
        let time: Date
    }

    let services: Services

    func report() async throws -> Response {
        let hasDatabase = (try? await services.pool.query("select")) != nil
        let owns = await services.ingest.lease != nil
        let isBehind = await services.ingest.punctuality(at: services.clock.now)?.isBehind == true
        let report = Report(
            status: hasDatabase ? isBehind ? "scanners tell late what they hear" : "ok" : "database away",
            database: hasDatabase ? "ok" : "away",
            engine: owns ? "here" : "elsewhere", time: services.clock.civil)
        return Response(
            json: try WireJSON.encoder().encode(report), status: hasDatabase ? .ok : .serviceUnavailable)
    }
}
