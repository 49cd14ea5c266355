import ArgumentParser
import Client
import Foundation
import Resolution
import Resolving

extension StationsCommand {
    struct Find: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "find", abstract: "Ask the resolvers where a station is, and check whether it answers.")

        @Argument(help: "The station's name.")
        var name: String

        @Flag(help: "Print the result as JSON.")
        var json = false

        func run() async throws {
            let folder = StationFolder(environment: ProcessInfo.processInfo.environment)
            let station = try folder.station(name)
            guard station.resolved != nil else {
                throw CommandError(
                    "The station \(name) has a fixed server and no resolvers.",
                    hint: "Check the server: rollcall --station \(name) health", status: .usage)
            }
            let found = try await StationLocator(station, authority: station.ca).find()
            try folder.keep(found.known, as: name)
            let status = try await Route.to(found.reached, authority: station.ca).withClient {
                try await $0.health().status
            }
            let reply = Reply(station, found, status)
            try Output(json: json, times: TimeText()).show(reply, reply.lines)
        }

        /// The address of a station, and the answer of each resolver.
        struct Reply: Encodable {  // generated: keys
            let serial: String
            let code: String?
            let counter: Int64?
            let address: String
            let port: Int
            let host: String?
            /// The SHA-256 of the certificate, in hexadecimal.
            let tls: String
            /// Whether the certificate is its own root.
            let isSelfSigned: Bool  // key: self_signed
            /// The HTTP status of `GET /health`.
            let status: Int
            let resolvers: [Resolver]

            struct Resolver: Encodable {
                let host: String
                let said: String
            }
        }
    }
}

extension StationsCommand.Find.Reply {
    fileprivate init(_ station: Station, _ found: StationLocator.Found, _ status: Int) {
        (serial, code) = (station.serial, found.known.code?.text)
        counter = found.known.counter == 0 ? nil : found.known.counter
        let place = found.reached.place
        (address, port, host) = (found.reached.address.description, place.port, place.name)
        tls = Hex.text(found.reached.certificate.hash)
        (isSelfSigned, self.status) = (found.reached.certificate.isSelfSigned, status)
        resolvers = found.search.answers.map {
            Resolver(host: $0.resolver.description, said: StationLocator.text($0.answer))
        }
    }

    fileprivate var lines: [TerminalText] {
        let fields: [(name: String, value: String?)] =
            [
                ("Serial", serial), ("Code", code), ("Counter", counter.map { String($0) }), ("Address", address),
                ("Port", String(port)), ("Name", host), ("Certificate", tls),
                ("Health", status == 200 ? "healthy" : "not healthy (\(status))"),
            ] + resolvers.map { ("Resolver", "\($0.host): \($0.said)") }
        return Fields(fields).lines
    }
}
