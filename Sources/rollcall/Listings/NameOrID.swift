import ArgumentParser
import Client

/// A row named on the command line, by its name or its ID.
///
/// Name and ID are separate options, since the number of a room may be the ID of another.
struct NameOrID<L: Listing>: ParsableArguments {
    @Argument(help: ArgumentHelp("The \(L.words.singular), by its name or number.", valueName: L.words.singular))
    var name: String?

    @Option(help: "The ID, instead of the name.")
    var id: Int64?

    func validate() throws {
        guard (name == nil) != (id == nil) else { throw unsaid }
    }

    /// The row as a sentence names it.
    var words: String { name ?? id.map { "with ID \($0)" } ?? "" }

    /// Returns the ID, looked up on the server if only the name is known.
    /// - Throws: `CommandError` if no row, or more than one, has the name.
    func resolve(_ client: RollcallClient) async throws -> Int64 {
        if let id { return id }
        guard let name else { throw unsaid }
        return try await client.id(of: name, L.self)
    }

    private var unsaid: ValidationError {
        ValidationError("Give the \(L.words.singular) by name, or by --id.")
    }
}
