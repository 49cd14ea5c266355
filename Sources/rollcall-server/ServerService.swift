import Foundation
import Logging
import Server
import ServiceLifecycle

/// The database and, over it, the server, as one service: at shutdown the server ends first.
struct ServerService: Service {
    let configuration: ServerConfiguration
    let logger: Logger

    func run() async throws {
        let configuration = configuration
        let logger = logger
        try await Database(configuration, logger: logger).serve { access in
            let application = try await buildApplication(configuration, over: access, logger: logger) { port in
                print(
                    "Rollcall listens on \(configuration.tls == nil ? "http" : "https")://\(configuration.host):\(port)"
                )
                fflush(nil)
            }
            try await application.run()
        }
    }
}
