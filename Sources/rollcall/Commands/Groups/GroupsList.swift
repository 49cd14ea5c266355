import ArgumentParser

struct GroupsList: ListCommand {
    typealias Listed = GroupListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List groups.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
