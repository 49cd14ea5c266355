import ArgumentParser
import Client
import Wire

/// A room beacon named on the command line: by its id, or as the only one in a room.
struct BeaconChoice: ParsableArguments {
    @Argument(help: ArgumentHelp("The beacon, by ID.", valueName: "id"))
    var beacon: Int64?

    @Option(
        name: .customLong("in"), help: ArgumentHelp("The room, if it has only one beacon.", valueName: "room"))
    var place: String?

    func validate() throws {
        guard (beacon == nil) != (place == nil) else { throw unsaid }
    }

    /// The beacon as a sentence names it.
    var words: String { beacon.map { String($0) } ?? place.map { "in room \($0)" } ?? "" }

    func resolve(_ client: RollcallClient) async throws -> Int64 {
        if let beacon { return beacon }
        guard let place else { throw unsaid }
        let row = try await client.only(BeaconsCommand.Rows.self, search: place, asked: "in room \(place)") {
            BeaconsCommand.Rows.name(of: $0) == place
        }
        return row.beaconID
    }

    private var unsaid: ValidationError {
        ValidationError("Give the ID of the beacon, or its room with --in.")
    }
}
