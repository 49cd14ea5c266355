import ArgumentParser

struct BeaconsList: ListCommand {
    typealias Listed = BeaconListing

    static let configuration = CommandConfiguration(commandName: "list", abstract: "List beacons.")

    @OptionGroup var pages: PageOptions
    @OptionGroup var remote: RemoteOptions
}
