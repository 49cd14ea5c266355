import ArgumentParser

struct RoomsList: ListCommand {
    typealias Listed = RoomListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List rooms.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
