import ArgumentParser

struct PersonsList: ListCommand {
    typealias Listed = PersonListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List persons.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
