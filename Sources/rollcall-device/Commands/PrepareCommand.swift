import ArgumentParser
import Foundation

struct PrepareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prepare",
        abstract: "Write a device's login to a memory card.",
        discussion: """
            The card holds the token in plain text, and the network's password if one is given. Only the owner can \
            read the file. At its first start, a device copies the login to its own data folder and removes the file \
            from the card, as `rollcall-device skylight --card FOLDER` does.
            """)

    @Argument(help: "The folder at which the card is mounted.")
    var folder: String

    @OptionGroup(title: "Login") var login: LoginOptions

    @Option(help: ArgumentHelp("The name of the wireless network (SSID).", valueName: "name"))
    var network: String?

    @Option(help: ArgumentHelp("A file with the password of the wireless network.", valueName: "file"))
    var networkPasswordFile: String?

    func run() throws {
        do {
            try MemoryCard(folder: folder).prepare(try cardLogin())
        } catch let error as CardError {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
        print("\(MemoryCard(folder: folder).file) is ready. It contains the device's token: keep the card safe.")
    }

    private func cardLogin() throws -> DeviceLogin {
        if network == nil, networkPasswordFile != nil {
            throw ValidationError("--network is missing: --network-password-file requires it.")
        }
        var made = try login.login()
        let password = try networkPasswordFile.map {
            try String(contentsOf: URL(filePath: $0), encoding: .utf8).trimmingCharacters(in: .newlines)
        }
        made.network = network.map { DeviceLogin.Network(name: $0, password: password) }
        return made
    }
}
