import ArgumentParser
import Foundation

struct PrepareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: "Write on a memory card how a device connects.",
        discussion: """
            The card holds the token, and the password of the network if one is given, in plain text. Only the owner \
            can read the file. The device takes it in and removes it at its first start, as rollcall-device skylight \
            --card FOLDER does.
            """)

    @Argument(help: "Where the card is mounted.")
    var folder: String

    @OptionGroup(title: "Login") var login: LoginOptions

    @Option(help: ArgumentHelp("The wireless network.", valueName: "name"))
    var network: String?

    @Option(help: ArgumentHelp("A file with the network's password.", valueName: "file"))
    var networkPasswordFile: String?

    func run() throws {
        do {
            try MemoryCard(folder: folder).prepare(try cardLogin())
        } catch let error as CardError {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
        print("\(MemoryCard(folder: folder).file) is ready. It holds a token: keep the card safe.")
    }

    private func cardLogin() throws -> DeviceLogin {
        if network == nil, networkPasswordFile != nil { throw ValidationError("--network is missing.") }
        var made = try login.login()
        let password = try networkPasswordFile.map {
            try String(contentsOf: URL(filePath: $0), encoding: .utf8).trimmingCharacters(in: .newlines)
        }
        made.network = network.map { DeviceLogin.Network(name: $0, password: password) }
        return made
    }
}
