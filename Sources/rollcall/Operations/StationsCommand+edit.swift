import ArgumentParser
import Foundation
import Resolution
import Resolving

extension StationsCommand {
    struct Edit: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Rename a station, or change how it is found.",
            discussion: """
                A new server, or for a station with resolvers a new code or serial, means another station: the data \
                about the old one is deleted, including the session. Then log in: rollcall --station NAME login
                """)

        @Argument(help: "The station's name.")
        var name: String

        @Option(help: "Change the name.")
        var rename: String?

        @Option(help: ArgumentHelp("Change the server, if the station has a fixed server.", valueName: "url"))
        var server: Destination.Server?

        @Option(help: "Change the serial of the device, or of the station that resolvers find.")
        var serial: String?

        @Option(help: ArgumentHelp("A PEM file with the CA certificates to trust.", valueName: "file"))
        var ca: String?

        @OptionGroup var resolution: ResolutionOptions

        @Flag(help: "Print the station as JSON.")
        var json = false

        func validate() throws {
            guard
                rename != nil || server != nil || serial != nil || ca != nil || resolution.code != nil
                    || resolution.isGiven
            else { throw ValidationError("Give at least one change; see --help.") }
            if let rename, !Station.isName(rename) {
                throw ValidationError("A name must have 1 to 64 letters, digits, dots, dashes and underscores.")
            }
            if let serial, !(1...100).contains(serial.unicodeScalars.count) {
                throw ValidationError("--serial must have 1 to 100 characters.")
            }
            _ = try resolution.stationCode()
        }

        func run() async throws {
            let folder = StationFolder(environment: ProcessInfo.processInfo.environment)
            var station = try folder.station(name)
            if let rename, rename != name {
                guard !folder.contains(rename) else { throw CommandError("The station \(rename) already exists.") }
                station.name = rename
            }
            if let ca { station.ca = URL(fileURLWithPath: ca).path }
            try station.resolved == nil ? changeServer(&station) : changeResolution(&station)
            try folder.save(station)
            if station.name != name { try folder.remove(name) }
            try Output(json: json, times: TimeText())
                .show(Shown.Station(station), "Changed station \(station.name).")
        }

        private func changeServer(_ station: inout Station) throws {
            guard !resolution.isGiven, resolution.code == nil else {
                throw CommandError(
                    "The station \(name) has a fixed server and no resolvers.",
                    hint: "Remove it, and add it again with --resolver: rollcall stations remove \(name)",
                    status: .usage)
            }
            if let serial { station.serial = serial }
            if let server, server.text != station.server {
                (station.server, station.login) = (server.text, nil)
            }
        }

        private func changeResolution(_ station: inout Station) throws {
            guard server == nil, var resolved = station.resolved, let old = resolved.known(serial: station.serial),
                let serial = Serial(serial ?? station.serial)
            else {
                throw CommandError(
                    "The station \(name) has resolvers: it needs a serial of 1 to 64 ASCII characters, and no server.",
                    hint: "Remove it, and add it again: rollcall stations remove \(name)", status: .usage)
            }
            let code = try resolution.stationCode() ?? (serial == old.serial ? old.code : nil)
            if serial != old.serial || code != old.code {
                // The stored key, counter and addresses belong to another station.
                var fresh = KnownStation(serial: serial, resolvers: old.resolvers, code: code)
                (fresh.name, fresh.port) = (old.name, old.port)
                resolved.keep(fresh, now: Date())
                station.login = old.code == nil && serial == old.serial ? station.login : nil
            }
            if !resolution.resolver.isEmpty { resolved.resolvers = resolution.resolver.map(\.description) }
            resolution.apply(to: &resolved)
            (station.serial, station.resolved) = (serial.description, resolved)
        }
    }
}
