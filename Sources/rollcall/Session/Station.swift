import Foundation

/// A device or server that a person uses from this account: `rollcall --station NAME` uses its server with its login.
///
/// A station is either a device with a fixed server, to which commands for devices apply if no other device is named;
/// or a server whose address changes and is found through resolvers.
struct Station: Codable, Equatable {
    /// 1 to 64 letters, digits, `.`, `-` and `_`, not starting with a dot.
    var name: String
    /// The serial of the device, or of the server that resolvers find.
    var serial: String
    /// The base URL of the server, without a trailing slash; nil if resolvers find the server.
    var server: String?
    /// The file with the trusted certificates; nil for the roots of this machine.
    var ca: String?
    /// How resolvers find the station; nil if the station has a fixed server.
    var resolved: ResolvedStation?
    /// Nil if no person is logged in.
    var login: SessionFile.Session?

    static func isName(_ text: String) -> Bool {
        let isWhole = text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar)
        }
        return isWhole && (1...64).contains(text.unicodeScalars.count) && text.first != "."
    }
}

/// The folder of stations, one file each, readable by their owner only. The files never contain a password.
struct StationFolder {
    let path: String

    /// The folder `stations` beside the session file.
    init(environment: [String: String]) {
        let session = SessionFile(environment: environment).path
        path = URL(filePath: session).deletingLastPathComponent().appending(path: "stations").path
    }

    /// Returns the station with this name.
    /// - Throws: `CommandError` if there is no such station, or its file cannot be read.
    func station(_ name: String) throws -> Station {
        let file = file(of: name)
        guard Station.isName(name), FileManager.default.fileExists(atPath: file) else {
            throw CommandError(
                "There is no station \"\(name)\".", hint: "See the stations with: rollcall stations", status: .usage)
        }
        do {
            return try JSONDecoder().decode(Station.self, from: Data(contentsOf: URL(filePath: file)))
        } catch {
            throw CommandError(
                "The file \(file) of the station \(name) cannot be read.",
                hint: "Remove the file and add the station again: rollcall stations add \(name)")
        }
    }

    func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(of: name)) }

    /// Returns all stations, sorted by name.
    /// - Throws: `CommandError` if the file of a station cannot be read.
    func all() throws -> [Station] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
        return try names.filter(Station.isName).sorted().map(station)
    }

    func save(_ station: Station) throws {
        try PrivateFile.replace(
            file(of: station.name), with: JSONEncoder().encode(station), "station file",
            hint: "Stations are stored beside the session file: choose another folder with ROLLCALL_SESSION_FILE.")
    }

    func remove(_ name: String) throws {
        guard unlink(file(of: name)) == 0 else {
            throw CommandError("The file \(file(of: name)) cannot be removed.", hint: "Remove it manually.")
        }
    }

    private func file(of name: String) -> String { "\(path)/\(name).json" }
}
