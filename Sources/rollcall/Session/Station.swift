import Foundation

/// What a person works with from this account, by a name of its own: `rollcall --station NAME` speaks to its server, as
/// a person who logged in for it. It is a device with its server's address, and what is told or registered is this
/// device where no other is named; or a server whose address changes, which resolvers are asked for.
struct Station: Codable, Equatable {
    /// 1 to 64 letters, digits, `.`, `-` and `_`, the first no dot.
    var name: String
    /// The serial of the device, or of the server that is looked for.
    var serial: String
    /// The base address of the server, without a slash at the end; nil if resolvers are asked.
    var server: String?
    /// The file of certificates that the server's has to lead to.
    var ca: String?
    /// How it is found; nil of one with a server.
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

/// The folder of stations, one file each, for their owner's eyes alone. No password is ever in one.
struct StationFolder {
    let path: String

    /// Beside the session file.
    init(environment: [String: String]) {
        let session = SessionFile(environment: environment).path
        path = URL(filePath: session).deletingLastPathComponent().appending(path: "stations").path
    }

    /// Throws `CommandError` if there is none, or its file cannot be read.
    func station(_ name: String) throws -> Station {
        let file = file(of: name)
        guard Station.isName(name), FileManager.default.fileExists(atPath: file) else {
            throw CommandError(
                "There is no station \"\(name)\".", hint: "See those there are with: rollcall stations", status: .usage)
        }
        do {
            return try JSONDecoder().decode(Station.self, from: Data(contentsOf: URL(filePath: file)))
        } catch {
            throw CommandError(
                "The file \(file) of the station \(name) cannot be read.",
                hint: "Remove the file, and add the station again: rollcall stations add \(name)")
        }
    }

    func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(of: name)) }

    /// All of them, by name. Throws `CommandError` if one cannot be read.
    func all() throws -> [Station] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
        return try names.filter(Station.isName).sorted().map(station)
    }

    func save(_ station: Station) throws {
        try PrivateFile.replace(
            file(of: station.name), with: JSONEncoder().encode(station), "station file",
            hint: "Stations are kept beside the session file: choose another place with ROLLCALL_SESSION_FILE.")
    }

    func remove(_ name: String) throws {
        guard unlink(file(of: name)) == 0 else {
            throw CommandError("The file \(file(of: name)) cannot be removed.", hint: "Remove it by hand.")
        }
    }

    private func file(of name: String) -> String { "\(path)/\(name).json" }
}
