import ArgumentParser
import Client
import Foundation
import Resolution
import Resolving

extension StationsCommand {
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Save a station and log in to its server.",
            usage: """
                rollcall stations add <name> <link> [<options>]
                rollcall stations add <name> --serial <serial> --resolver <host> [--code <code>] [<options>]
                rollcall stations add <name> --serial <serial> --server <url> [<options>]
                """,
            discussion: """
                The link is in the QR code on the page Remote access of the station's console. Without a link or \
                --code, the code of the station's key is shown for you to compare, as ssh does for an unknown host.

                With --username, or on a terminal, the command logs in; the password comes from --password-file or \
                ROLLCALL_PASSWORD, or is prompted for. Otherwise, the command copies the session of `rollcall login` \
                if that login is on the same --server; if not, log in later: rollcall --station NAME login
                """)

        @Argument(help: "The name: 1 to 64 letters, digits, dots, dashes and underscores.")
        var name: String

        @Argument(help: "The link of the station: rollcall://station?…")
        var link: StationLink?

        @Option(help: ArgumentHelp("The server, such as https://rollcall.school.example.", valueName: "url"))
        var server: Destination.Server?

        @Option(help: "The serial of the device, or with --resolver the serial of the station.")
        var serial: String?

        @Option(help: ArgumentHelp("A PEM file with the CA certificates to trust.", valueName: "file"))
        var ca: String?

        @OptionGroup var resolution: ResolutionOptions

        @OptionGroup var account: PasswordOptions

        @Option(help: "A code from your authenticator, or a recovery code; with --server, --code means the same.")
        var oneTimeCode: String?

        @Flag(help: "Print the station as JSON.")
        var json = false

        func validate() throws {
            guard Station.isName(name) else {
                throw ValidationError("A name must have 1 to 64 letters, digits, dots, dashes and underscores.")
            }
            _ = try station()
        }

        /// Returns the station that the arguments describe.
        private func station() throws -> Station {
            let ca = ca.map { URL(fileURLWithPath: $0).path }
            if let link {
                guard server == nil, serial == nil, resolution.code == nil, resolution.resolver.isEmpty else {
                    throw ValidationError("A link has serial, code and resolvers. Leave out their options.")
                }
                return try resolved(link.serial, link.resolvers, link.code, ca)
            }
            guard let serial, (1...100).contains(serial.unicodeScalars.count) else {
                throw ValidationError("Give the link of the station, or --serial with 1 to 100 characters.")
            }
            guard let server else {
                guard !resolution.resolver.isEmpty else {
                    throw ValidationError("Give --server, or a --resolver that knows the station's address.")
                }
                guard let serial = Serial(serial) else {
                    throw ValidationError("The serial of a station must have 1 to 64 printable ASCII characters.")
                }
                return try resolved(serial, resolution.resolver, resolution.stationCode(), ca)
            }
            guard !resolution.isGiven else {
                throw ValidationError("Give --server or the options of resolvers, not both.")
            }
            return Station(name: name, serial: serial, server: server.text, ca: ca)
        }

        private func resolved(
            _ serial: Serial, _ resolvers: [ResolverHost], _ code: PrintedCode?, _ ca: String?
        ) throws -> Station {
            var resolved = ResolvedStation(resolvers: resolvers, code: code)
            resolution.apply(to: &resolved)
            return Station(name: name, serial: serial.description, ca: ca, resolved: resolved)
        }

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let folder = StationFolder(environment: environment)
            guard !folder.contains(name) else {
                throw CommandError(
                    "The station \(name) already exists.", hint: "Remove it first: rollcall stations remove \(name)")
            }
            var station = try station()
            if station.resolved == nil {
                station.login = try await login(
                    Route.to(station, session: nil, authority: station.ca, environment), station, environment,
                    code: oneTimeCode ?? resolution.code)
            } else {
                let found = try await StationLocator(station, authority: station.ca, isNew: true).find()
                station.resolved?.keep(found.known, now: Date())
                station.login = try await login(
                    Route.to(found.reached, authority: station.ca), station, environment, code: oneTimeCode)
            }
            try folder.save(station)
            try Output(json: json, times: TimeText()).show(Shown.Station(station), lines(station))
        }

        private func login(
            _ route: Route, _ station: Station, _ environment: [String: String], code: String?
        ) async throws -> SessionFile.Session? {
            guard account.username != nil || isatty(STDIN_FILENO) == 1 else {
                let session = try SessionFile(environment: environment).load()
                return session.flatMap { $0.server == station.server ? $0 : nil }
            }
            return try await route.withClient { client in
                try await account.logIn(client, environment, authority: station.ca, code: code).session
            }
        }

        private func lines(_ station: Station) -> [TerminalText] {
            let who = station.login.map { "logged in as \($0.username)" } ?? "not logged in"
            let next = station.login == nil ? "login" : "whoami"
            let place = station.server ?? station.resolved?.addresses.first ?? ""
            return [
                "Added station \(station.name) at \(place): \(who).",
                "Try it: rollcall --station \(station.name) \(next)",
            ]
        }
    }
}
