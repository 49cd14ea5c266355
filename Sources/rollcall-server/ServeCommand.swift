import ArgumentParser
import Configuration
import Daemon
import Foundation
import Logging
import Server
import ServiceLifecycle
import UnixSignals

extension ServerCommand {
    struct ServeCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve", abstract: "Run the server, with a private PostgreSQL unless --database-url is given.")

        @OptionGroup var database: DatabaseOptions

        @Option(help: "The address to listen on. (default: 127.0.0.1)")
        var listen: String?

        @Option(help: "The port to listen on; 0 chooses a free one. (default: 8080)")
        var port: Int?

        @Flag(help: "Allow unencrypted HTTP and MQTT beyond this machine.")
        var insecure = false

        @Option(help: "The PEM file with the TLS certificate chain. The server reads it again on SIGHUP.")
        var tlsCertificate: String?

        @Option(help: "The PEM file with the private key of the TLS certificate.")
        var tlsKey: String?

        @Option(
            name: .customLong("trusted-proxy"),
            help: """
                The address of a reverse proxy, or a range such as 10.0.0.0/8, from which to accept X-Forwarded-For \
                and X-Forwarded-Proto. May be repeated.
                """
        )
        var trustedProxies: [String] = []

        @Option(
            name: .customLong("host"),
            help: "A host name to accept requests for, besides the addresses the server listens on. May be repeated.")
        var hosts: [String] = []

        @Option(help: "The URL of an external MQTT broker (mqtts://user:password@host), instead of the private one.")
        var mqttURL: String?

        @Option(help: "The port of the private MQTT broker on 127.0.0.1; 0 chooses a free one. (default: 1883)")
        var mqttPort: Int?

        @Option(
            help: """
                The external address of the private MQTT broker, such as 0.0.0.0 or 0.0.0.0:8883. It uses the server's \
                TLS certificate; without one, --insecure is required. (default: only this machine)
                """)
        var mqttListen: String?

        @Option(
            name: .customLong("resolver"),
            help: """
                A resolver to which the server reports its address, such as resolver.example or resolver.example:8129. \
                May be repeated.
                """
        )
        var resolvers: [String] = []

        @Option(help: "The invitation with which to register, from the operator of the resolver.")
        var resolverInvitation: String?

        @Option(
            help: """
                The serial number under which to register at resolvers. (default: the MAC address of the interface \
                that has the default route)
                """)
        var resolverSerial: String?

        @Option(help: "The port at which clients reach the server from outside. (default: the port it listens on)")
        var resolverPort: Int?

        @Option(help: "How resolvers find the server: by serial (and by code), or by code only. (default: code)")
        var resolverFindable: String?

        @Option(
            help: """
                A PEM file with the authority that signed the resolvers' certificates. (default: the system's \
                authorities)
                """)
        var resolverCA: String?

        @Option(help: "Run the clock this many times as fast, for demonstrations on a private cluster. (default: 1)")
        var clockRate: Double?

        func run() async throws {
            // SIGHUP requests that the certificate be read again. It must not end a program that has none.
            signal(SIGHUP, SIG_IGN)
            MemoryAllocator.limit()
            let logger = try database.logger()
            let configuration = try await database.configuration(flags)
            let service = ServerService(configuration: configuration, logger: logger)
            var group = ServiceGroupConfiguration(
                services: [service], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
            // A client that keeps its connection busy must not delay the end for ever.
            group.maximumGracefulShutdownDuration = .seconds(15)
            try await ServiceGroup(configuration: group).run()
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
