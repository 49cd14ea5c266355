import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Phrases
import Postgres
import Presence
import Store
import Wire

/// `GET /health`: whether the server works, with no other information for anonymous callers.
struct HealthRoute: Sendable {
    struct Report: Codable {
        /// `ok`, or what is wrong.
        let status: String
        /// `ok`, `away`, or the reason why nothing can be committed: `disk_full`, `standby_gone`, `stuck`.
        let database: String
        /// Whether this server or another one owns the presence engine.
        let engine: String
        /// The time of the machine's clock.
        let time: Date
    }

    let services: Services

    func report() async throws -> Response {
        let known = services.watch.state
        let database = known == .ok ? await services.watch.asks() ? .ok : .away : known
        let owns = await services.ingest.lease != nil
        let isBehind = await services.ingest.punctuality(at: services.clock.now)?.isBehind == true
        let report = Report(
            status: database.status ?? (isBehind ? "scanners tell late what they hear" : "ok"),
            database: database.word,
            engine: owns ? "here" : "elsewhere", time: services.clock.civil)
        var response = Response(
            json: try WireJSON.encoder().encode(report), status: database == .ok ? .ok : .serviceUnavailable)
        if database != .ok { response.headers[.retryAfter] = Refusal.databaseAway.retryAfter.map(String.init) }
        return response
    }
}
