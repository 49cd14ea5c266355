import ArgumentParser
import Client
import Foundation
import Wire

struct StationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stations", abstract: "Manage the devices and servers that you use here, each with your login.",
        discussion: """
            A station is stored in the folder stations beside the session file, with its session but no password; only \
            you can read it. `rollcall --station NAME COMMAND` uses the station's server. A station has a fixed \
            server, or resolvers that know its address; only records signed by the station's key are trusted.
            """,
        subcommands: [List.self, Add.self, Edit.self, Find.self, Remove.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List all stations.")

        @Flag(help: "Print the stations as JSON.")
        var json = false

        func run() async throws {
            let stations = try StationFolder(environment: ProcessInfo.processInfo.environment).all()
            let output = Output(json: json, times: TimeText())
            let none: [TerminalText] = ["No stations. Add one: rollcall stations add NAME LINK; see --help."]
            try output.show(
                Shown(stations: stations.map(Shown.Station.init)),
                stations.isEmpty ? none : Table(Self.columns, of: stations, times: output.times).lines)
        }

        private static let columns: [Column<Station>] = [
            Column("NAME") { $0.name },
            Column("SERIAL") { $0.serial },
            Column("SERVER") { $0.server ?? "" },
            Column("RESOLVERS") { $0.resolved?.resolvers.joined(separator: ", ") ?? "" },
            Column("CODE") { $0.resolved?.code ?? "" },
            Column("ADDRESS") { $0.resolved?.addresses.first ?? "" },
            Column("REACHED") { $1.age(of: $0.resolved?.reachedAt) ?? "" },
            Column("LOGIN") { $0.login?.username ?? "" },
            Column("CA") { $0.ca ?? "" },
        ]
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Remove a station and end its session.")

        @Argument(help: "The station's name.")
        var name: String

        @Flag(help: "Print the reply as JSON.")
        var json = false

        func run() async throws {
            let environment = ProcessInfo.processInfo.environment
            let folder = StationFolder(environment: environment)
            let station = try folder.station(name)
            try folder.remove(name)
            try Output(json: json, times: TimeText()).show(EmptyReply(), "Removed station \(name).")
            let shared = try? SessionFile(environment: environment).load()
            guard let login = station.login, login.session != shared?.session else { return }
            do {
                let route = try await Route.to(
                    station, session: login, authority: station.ca, [:], keeps: false)
                try await route.withClient { _ = try await $0.send(Logout()) }
            } catch {
                Output.warn("The session of the station was not ended: \(ErrorReport(error)?.message ?? "")")
                Output.warn("  End it with: rollcall sessions end ID")
            }
        }
    }
}

extension StationsCommand {
    /// The printed values of stations, without the session, which is a secret.
    struct Shown: Encodable {
        let stations: [Station]

        struct Station: Encodable {
            let name: String
            let serial: String
            let server: String?
            let ca: String?
            let resolvers: [String]?
            let code: String?
            let counter: Int64?
            /// The addresses that worked, the newest first.
            let addresses: [String]?
            /// The person who is logged in; nil if absent.
            let username: String?

            init(_ station: rollcall.Station) {
                (name, serial, server, ca) = (station.name, station.serial, station.server, station.ca)
                (resolvers, code) = (station.resolved?.resolvers, station.resolved?.code)
                (counter, addresses) = (station.resolved?.counter, station.resolved?.addresses)
                username = station.login?.username
            }
        }
    }
}
