import ArgumentParser
import Client
import Foundation
import Wire

struct StationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stations", abstract: "Devices that you work with from here, each with its server and your login.",
        discussion: """
            A station is kept in the folder stations beside the session file, readable by you alone: its name, serial, \
            server and session, and no password. Then `rollcall --station NAME COMMAND` speaks to its server.
            """,
        subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "All stations.")

        @Flag(help: "Print the stations as JSON.")
        var json = false

        func run() async throws {
            let stations = try StationFolder(environment: ProcessInfo.processInfo.environment).all()
            let output = Output(json: json, times: TimeText())
            let none: [TerminalText] = ["No stations. Add one: rollcall stations add NAME --server URL --serial SERIAL"]
            try output.show(
                Shown(stations: stations.map(Shown.Station.init)),
                stations.isEmpty ? none : Table(Self.columns, of: stations, times: output.times).lines)
        }

        private static let columns: [Column<Station>] = [
            Column("NAME") { $0.name },
            Column("SERIAL") { $0.serial },
            Column("SERVER") { $0.server },
            Column("LOGIN") { $0.login?.username ?? "" },
            Column("CA") { $0.ca ?? "" },
        ]
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Keep a station, and log in for it.",
            discussion: """
                With --username, or on a terminal, it logs in; the password comes from --password-file, or \
                ROLLCALL_PASSWORD, or is asked for. Without either it keeps the session of `rollcall login`, where \
                that was at the same server; else log in later: rollcall --station NAME login
                """)

        @Argument(help: "1 to 64 letters, digits, dots, dashes and underscores.")
        var name: String

        @Option(help: ArgumentHelp("Its server, such as https://rollcall.school.example.", valueName: "url"))
        var server: Destination.Server

        @Option(help: "The serial of the device, as its label has it.")
        var serial: String

        @Option(help: ArgumentHelp("A PEM file with the certificate that the server's leads to.", valueName: "file"))
        var ca: String?

        @OptionGroup var account: LoginOptions

        @Flag(help: "Print the station as JSON.")
        var json = false

        func validate() throws {
            guard Station.isName(name) else {
                throw ValidationError("A name has 1 to 64 letters, digits, dots, dashes and underscores.")
            }
            guard (1...100).contains(serial.unicodeScalars.count) else {
                throw ValidationError("--serial has 1 to 100 characters.")
            }
        }

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let folder = StationFolder(environment: environment)
            guard !folder.contains(name) else {
                throw CommandError(
                    "There is a station \(name) already.", hint: "Remove it first: rollcall stations remove \(name)")
            }
            var station = Station(
                name: name, serial: serial, server: server.text, ca: ca.map { URL(fileURLWithPath: $0).path })
            station.login = try await login(of: station, environment)
            try folder.save(station)
            try Output(json: json, times: TimeText()).show(Shown.Station(station), lines(station))
        }

        private func login(of station: Station, _ environment: [String: String]) async throws -> SessionFile.Session? {
            let trust = try ServerTrust.leading(to: station.ca)
            guard account.username != nil || isatty(STDIN_FILENO) == 1 else {
                let session = try SessionFile(environment: environment).load()
                return session.flatMap { $0.server == station.server ? $0 : nil }
            }
            return try await RollcallClient.withClient(server: server.url, trust: trust) { client in
                try await account.logIn(client, environment, authority: station.ca).session
            }
        }

        private func lines(_ station: Station) -> [TerminalText] {
            let who = station.login.map { "logged in as \($0.username)" } ?? "nobody is logged in"
            let next = station.login == nil ? "login" : "whoami"
            return [
                "Added station \(station.name) at \(station.server): \(who).",
                "Try it: rollcall --station \(station.name) \(next)",
            ]
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Forget a station, and end its session.")

        @Argument(help: "Its name.")
        var name: String

        @Flag(help: "Print the reply as JSON.")
        var json = false

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let folder = StationFolder(environment: environment)
            let station = try folder.station(name)
            try folder.remove(name)
            try Output(json: json, times: TimeText()).show(NoReply(), "Removed station \(name).")
            let shared = try? SessionFile(environment: environment).load()
            guard let login = station.login, login.session != shared?.session else { return }
            do {
                try await end(login, station)
            } catch {
                Output.warn("The session of the station has not been ended: \(ErrorReport(error)?.message ?? "")")
                Output.warn("  End it with: rollcall sessions end ID")
            }
        }

        private func end(_ login: SessionFile.Session, _ station: Station) async throws {
            let destination = try Destination(named: nil, station: station, session: login, environment: [:])
            try await RollcallClient.withClient(
                server: destination.server.url, credential: destination.credential,
                trust: try .leading(to: station.ca)
            ) { _ = try await $0.send(Logout()) }
        }
    }
}

extension StationsCommand {
    /// What is shown of stations: a session is a secret.
    struct Shown: Encodable {
        let stations: [Station]

        struct Station: Encodable {
            let name: String
            let serial: String
            let server: String
            let ca: String?
            /// Who is logged in; nil for nobody.
            let username: String?

            init(_ station: rollcall.Station) {
                (name, serial, server, ca) = (station.name, station.serial, station.server, station.ca)
                username = station.login?.username
            }
        }
    }
}
