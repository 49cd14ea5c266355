import ArgumentParser

struct DoorsList: ListCommand {
    typealias Listed = DoorListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List doors.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
