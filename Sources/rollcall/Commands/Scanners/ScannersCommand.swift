import ArgumentParser

struct ScannersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scanners", abstract: "Scanner nodes.",
        subcommands: [ScannersList.self, ScannersCreate.self, ScannersEdit.self, ScannersDelete.self])
}
