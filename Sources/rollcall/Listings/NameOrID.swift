import ArgumentParser
import Client

/// A thing named on the command line: by what people call it, or by its id.
///
/// The two are kept apart, because a room's number may well be another room's id.
struct NameOrID<L: Listing>: ParsableArguments {
    @Argument(help: ArgumentHelp("The \(L.words.singular), by its name or number.", valueName: L.words.singular))
    var name: String?

    @Option(help: "The id, instead of the name.")
    var id: Int64?

    func validate() throws {
        guard (name == nil) != (id == nil) else { throw unsaid }
    }

    /// As it is said in a sentence.
    var words: String { name ?? id.map { "with id \($0)" } ?? "" }

    /// The id, asked of the server where only the name is known.
    func resolve(_ client: RollcallClient) async throws -> Int64 {
        if let id { return id }
        guard let name else { throw unsaid }
        return try await client.id(of: name, L.self)
    }

    private var unsaid: ValidationError {
        ValidationError("Say which \(L.words.singular): by name, or by --id.")
    }
}
