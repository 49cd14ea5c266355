import ArgumentParser

struct ZonesList: ListCommand {
    typealias Listed = ZoneListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List zones.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
