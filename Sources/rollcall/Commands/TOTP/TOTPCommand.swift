import ArgumentParser

struct TOTPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "totp", abstract: "One-time codes of an authenticator, for staff and admins.",
        subcommands: [TOTPEnrol.self, TOTPConfirm.self, TOTPRemove.self])
}
