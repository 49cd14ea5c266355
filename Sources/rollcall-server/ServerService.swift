import Foundation
import Logging
import Server
import ServiceLifecycle

/// The database and the server on top of it, as one service: at shutdown the server ends first.
struct ServerService: Service {
    let configuration: ServerConfiguration
    let logger: Logger

    func run() async throws {
        let configuration = configuration
        let logger = logger
        try await Database(configuration, logger: logger).serve { access in
            let application = try await buildApplication(
                configuration, over: access, logger: logger,
                onRunning: { port in
                    let scheme = configuration.tls == nil ? "http" : "https"
                    Self.say("Rollcall listens on \(scheme)://\(configuration.host):\(port)")
                },
                onBroker: { port in Self.say("Devices connect to mqtt://127.0.0.1:\(port)") })
            try await application.run()
        }
    }

    private static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
