import ArgumentParser

struct StudentsList: ListCommand {
    typealias Listed = StudentListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List students.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
