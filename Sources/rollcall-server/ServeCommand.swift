import ArgumentParser
import CMalloc
import Configuration
import Foundation
import Logging
import Server
import ServiceLifecycle
import UnixSignals

extension ServerCommand {
    struct ServeCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve", abstract: "Serve, with a private PostgreSQL unless a database is named.")

        @OptionGroup var database: DatabaseOptions

        @Option(help: "The address to listen on. (default: 127.0.0.1)")
        var listen: String?

        @Option(help: "The port to listen on; 0 for any that is free. (default: 8080)")
        var port: Int?

        @Flag(help: "Let plain HTTP leave this machine.")
        var insecure = false

        @Option(help: "Serve TLS with the certificate chain in this PEM file; read again on SIGHUP.")
        var tlsCertificate: String?

        @Option(help: "The PEM file with the certificate's key.")
        var tlsKey: String?

        @Option(
            name: .customLong("trusted-proxy"),
            help: """
                A proxy, or a range such as 10.0.0.0/8, whose X-Forwarded-For and -Proto are believed; may be \
                repeated.
                """
        )
        var trustedProxies: [String] = []

        @Option(
            name: .customLong("host"),
            help: "A host name by which the server is asked, beside the addresses it listens on; may be repeated.")
        var hosts: [String] = []

        @Option(help: "A broker for devices elsewhere, as mqtts://user:password@host, in place of a private one.")
        var mqttURL: String?

        @Option(help: "The private broker's port on 127.0.0.1; 0 for any that is free. (default: 1883)")
        var mqttPort: Int?

        @Option(
            help: """
                Where the private broker listens beyond this machine, as 0.0.0.0 or 0.0.0.0:8883: with the server's \
                certificate, or with --insecure in the clear.
                """)
        var mqttListen: String?

        @Option(
            name: .customLong("resolver"),
            help: """
                A resolver that is told the server's address, as resolver.example or resolver.example:8129; may be \
                repeated.
                """
        )
        var resolvers: [String] = []

        @Option(help: "What a resolver's operator gave, to register with.")
        var resolverInvitation: String?

        @Option(help: "The serial number that resolvers know; the MAC address of the default route's without it.")
        var resolverSerial: String?

        @Option(help: "The port at which the server is reached from outside. (default: the one that it listens on)")
        var resolverPort: Int?

        @Option(help: "By what it is found at resolvers: serial (and code), or code alone. (default: code)")
        var resolverFindable: String?

        @Option(help: "A PEM file that the resolvers' certificates have to lead to, in place of the system's.")
        var resolverCA: String?

        @Option(help: "Run the clock this many times as fast, for demonstrations on a private cluster.")
        var clockRate: Double?

        func run() async throws {
            // SIGHUP requests that the certificate be read again. It must not end a program that has none.
            signal(SIGHUP, SIG_IGN)
            limitArenas()
            let logger = try database.logger()
            let configuration = try await database.configuration(flags)
            let service = ServerService(configuration: configuration, logger: logger)
            var group = ServiceGroupConfiguration(
                services: [service], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
            // A client that keeps its connection busy must not delay the end for ever.
            group.maximumGracefulShutdownDuration = .seconds(15)
            try await ServiceGroup(configuration: group).run()
        }

        /// glibc gives threads up to eight arenas for each processor, and free memory in one cannot be used by another.
        /// One arena for each processor is enough.
        private func limitArenas() {
            mallopt(M_ARENA_MAX, Int32(ProcessInfo.processInfo.activeProcessorCount))
        }

        private var flags: [AbsoluteConfigKey: ConfigValue] {
            var flags: [AbsoluteConfigKey: ConfigValue] = [:]
            flags["rollcall.host"] = listen.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.port"] = port.map { ConfigValue(integerLiteral: $0) }
            flags["rollcall.insecure"] = insecure ? true : nil
            flags["rollcall.tls.certificate"] = tlsCertificate.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.tls.key"] = tlsKey.map { ConfigValue(stringLiteral: $0) }
            if !trustedProxies.isEmpty {
                flags["rollcall.trusted.proxies"] = ConfigValue(.stringArray(trustedProxies), isSecret: false)
            }
            if !hosts.isEmpty { flags["rollcall.hosts"] = ConfigValue(.stringArray(hosts), isSecret: false) }
            flags["rollcall.mqtt.url"] = mqttURL.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.mqtt.port"] = mqttPort.map { ConfigValue(integerLiteral: $0) }
            flags["rollcall.mqtt.listen"] = mqttListen.map { ConfigValue(stringLiteral: $0) }
            if !resolvers.isEmpty {
                flags["rollcall.resolver.servers"] = ConfigValue(.stringArray(resolvers), isSecret: false)
            }
            flags["rollcall.resolver.invitation"] = resolverInvitation.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.resolver.serial"] = resolverSerial.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.resolver.port"] = resolverPort.map { ConfigValue(integerLiteral: $0) }
            flags["rollcall.resolver.findable"] = resolverFindable.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.resolver.ca"] = resolverCA.map { ConfigValue(stringLiteral: $0) }
            flags["rollcall.clock.rate"] = clockRate.map { ConfigValue(.double($0), isSecret: false) }
            return flags
        }
    }
}
