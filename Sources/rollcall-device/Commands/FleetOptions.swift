import ArgumentParser
import Foundation

/// One device, from the options or a card, or a fleet from a file.
struct FleetOptions: ParsableArguments {
    @OptionGroup(title: "Login") var login: LoginOptions

    @Option(
        help: ArgumentHelp(
            "A folder written by rollcall-device prepare. The login is moved from it to the --data folder.",
            valueName: "folder"))
    var card: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the journal. (default: $XDG_STATE_HOME/rollcall-device, or ~/.local/state/rollcall-device)",
            valueName: "folder"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "Run many devices: a file with one JSON object per line, {\"device\", \"serial\", \"token\"}.",
            valueName: "file"))
    var fleet: String?

    @Option(
        help: ArgumentHelp("Run only the first n devices of the --fleet file. (default: all)", valueName: "n"))
    var count: Int?

    var folder: String { data ?? Self.usualFolder(ProcessInfo.processInfo.environment) }

    static func usualFolder(_ environment: [String: String]) -> String {
        let state = environment["XDG_STATE_HOME"] ?? "\(environment["HOME"] ?? ".")/.local/state"
        return "\(state)/rollcall-device"
    }

    func logins() throws -> [DeviceLogin] {
        if let fleet { return try members(String(contentsOf: URL(filePath: fleet), encoding: .utf8)) }
        if count ?? 1 != 1 { throw ValidationError("--count requires --fleet: each device has its own token.") }
        if let card, let taken = try MemoryCard(folder: card).take(into: folder) { return [taken] }
        if login.device == nil, let kept = try MemoryCard(folder: folder).login() { return [kept] }
        return [try login.login()]
    }

    /// The devices of a fleet's file.
    func members(_ text: String) throws -> [DeviceLogin] {
        let broker = try LoginOptions.require(login.broker, "--broker")
        let site = try LoginOptions.require(login.site, "--site")
        let lines = text.split(separator: "\n").prefix(count ?? .max)
        if let count, lines.count < count {
            throw ValidationError("The --fleet file lists only \(lines.count) devices.")
        }
        return try lines.map { line in
            guard let member = try? JSONDecoder().decode(Member.self, from: Data(line.utf8)) else {
                throw ValidationError(
                    "A line of the --fleet file is not {\"device\": 1, \"serial\": \"…\", \"token\": \"…\"}.")
            }
            return DeviceLogin(
                broker: broker, site: site, device: member.device, serial: member.serial, token: member.token,
                authorityFile: login.ca)
        }
    }

    private struct Member: Decodable {
        let device: Int64
        let serial: String
        let token: String
    }
}
