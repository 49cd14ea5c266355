import ArgumentParser
import Daemon
import Foundation
import Logging
import Resolver
import ServiceLifecycle
import UnixSignals

extension ResolverCommand {
    struct ServeCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve", abstract: "Answer phones, and take the word of stations.",
            discussion: """
                It listens on 127.0.0.1 unless --listen names other addresses. A port without TLS there needs \
                --insecure, since eavesdroppers could then see who looks up whom; old phones and stations speak no \
                TLS. SIGHUP reads the certificate again, if there is one; SIGTERM ends it within 5 seconds.
                """)

        @OptionGroup var book: DatabaseOption

        @Option(help: "An address to listen on; may be given several times. (default: 127.0.0.1)")
        var listen: [String] = []

        @Option(help: "A port without TLS; may be given several times; 0 for none. (default: 8128)")
        var port: [Int] = []

        @Option(help: "The port with TLS; 0 for none. (default: 8129 where there is a certificate)")
        var tlsPort: Int?

        @Option(help: "A PEM file with the certificate chain.")
        var tlsCertificate: String?

        @Option(help: "A PEM file with its key.")
        var tlsKey: String?

        @Flag(help: "Let other machines use ports without TLS.")
        var insecure = false

        @Flag(help: "Take loopback and private addresses for addresses of stations.")
        var allowPrivate = false

        @Option(help: "A port on 127.0.0.1 for GET /metrics; 0 for none.")
        var metricsPort = 0

        @OptionGroup(title: "Limits") var limits: LimitOptions

        func run() async throws {
            // SIGHUP requests that the certificate be read again. It must not end a program that has none.
            signal(SIGHUP, SIG_IGN)
            MemoryAllocator.limit()
            var logger = Logger(label: "rollcall-resolver") { StreamLogHandler.standardError(label: $0) }
            logger.logLevel = .notice
            let settings = try settings(logger)
            let socket = NotifySocket(environment: ProcessInfo.processInfo.environment)
            do {
                let resolver = try Resolver(
                    settings, notifySocket: socket, logger: logger, onReady: { Self.tell($0, settings) })
                let reload: [any Service] = resolver.reload.map { [$0] } ?? []
                let group = ServiceGroup(
                    configuration: .init(
                        services: ([resolver] + reload).map { .init(service: $0) },
                        gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
                try await group.run()
            } catch let error as CertificateError {
                throw ValidationError("\(error)")
            }
        }

        private func settings(_ logger: Logger) throws -> ResolverSettings {
            var settings = ResolverSettings(database: book.database)
            if !listen.isEmpty { settings.addresses = listen }
            if !port.isEmpty { settings.ports = port.filter { $0 != 0 } }
            if let tlsCertificate, let tlsKey, tlsPort != 0 {
                settings.tls = TLSFiles(certificate: tlsCertificate, key: tlsKey)
                settings.tlsPort = tlsPort ?? 8129
            } else if (tlsCertificate == nil) != (tlsKey == nil) || tlsPort ?? 0 != 0 && tlsKey == nil {
                throw ValidationError("TLS takes both --tls-certificate and --tls-key.")
            }
            (settings.isInsecureAllowed, settings.allowsLocal) = (insecure, allowPrivate)
            settings.metricsPort = metricsPort == 0 ? nil : metricsPort
            settings.limits = limits.limits
            settings.limits.connections = OpenFiles.allow(connections: limits.connections, logger: logger)
            try settings.check()
            return settings
        }

        private static func tell(_ ports: Resolver.Ports, _ settings: ResolverSettings) {
            let addresses = settings.addresses.joined(separator: " and ")
            let kinds = [("ports", ports.plain), ("ports with TLS", ports.tls)].filter { !$0.1.isEmpty }
            let words = kinds.map { "\($0) \($1.map(String.init).joined(separator: " and "))" }
            print("rollcall-resolver listens on \(addresses): \(words.joined(separator: ", "))")
            fflush(nil)
        }
    }
}
