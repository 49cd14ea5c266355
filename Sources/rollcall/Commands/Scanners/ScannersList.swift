import ArgumentParser

struct ScannersList: ListCommand {
    typealias Listed = ScannerListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List scanners.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
