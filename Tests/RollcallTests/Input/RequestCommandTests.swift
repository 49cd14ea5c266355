import ArgumentParser
import Testing
import Wire

@testable import rollcall

@Suite("Commands of request types")
struct RequestCommandTests {
    /// What commands by hand send: they ask for passwords, follow, wait, look up, read files, or choose a request.
    private static let byHand: Set<RequestType> = [
        .universalLogin, .universalLogout, .universalLogoutEverywhere, .universalConfirm, .universalClaimAccount,
        .universalChangePassword, .universalEnrolTOTP, .universalConfirmTOTP, .universalRemoveTOTP,
        .universalGetUnlocks, .adminGetUnlocks, .adminGetStudentHistory, .studentGetVisits, .adminImportStudents,
        .adminExportPerson, .studentExport, .adminGetAlerts, .adminTestWebhook, .adminGetSurveySightings,
        .adminConfigWrite,
    ]
    /// What `rollcall-node` sends with the token of its scanner.
    private static let ofNodes: Set<RequestType> = [.scannerReport, .scannerHeartbeat, .scannerGetBeacon]

    /// All commands by their words, groups among them.
    private static func commands(
        _ types: [any ParsableCommand.Type] = CommandTree.all, below path: [String] = []
    ) -> [(path: [String], type: any ParsableCommand.Type)] {
        types.flatMap { type in
            let here = path + [type.configuration.commandName ?? ""]
            return [(here, type)] + commands(type.configuration.subcommands, below: here)
        }
    }

    private static func sent<Command: RequestCommand>(_ command: Command.Type) -> RequestType { Command.Sent.type }

    @Test("Each command has a name of its own and help", arguments: commands().map(\.path))
    func help(_ path: [String]) throws {
        #expect(Self.commands().count(where: { $0.path == path }) == 1)
        var help = try Rollcall.parseAsRoot(path + ["--help"])
        let shown = #expect(throws: (any Error).self) { try help.run() }
        let error = try #require(shown)
        #expect(Rollcall.exitCode(for: error) == .success)
        #expect(Rollcall.fullMessage(for: error).contains("USAGE: rollcall \(path.joined(separator: " "))"))
    }

    @Test("Each request type has a command, or one by hand that does more")
    func all() {
        let generated = Set(
            Self.commands().compactMap { ($0.type as? any RequestCommand.Type).map { Self.sent($0) } })
        let types = Set(RequestType.allCases)
        #expect(generated.union(Self.byHand).union(Self.ofNodes) == types)
        #expect(generated.isDisjoint(with: Self.byHand), "These need no command by hand.")
    }
}
