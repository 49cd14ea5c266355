import ArgumentParser
import Client
import Wire

/// A group, and people who are to come into it or leave it.
struct MembershipOptions: ParsableArguments {
    @Argument(help: "The group, by its name.")
    var group: String

    @Argument(help: "The people: e-mail addresses or numeric ids.")
    var persons: [PersonArgument]

    /// As they are said in a sentence.
    var words: String { persons.map(\.words).joined(separator: ", ") }

    /// What the server calls them.
    func ids(_ client: RollcallClient) async throws -> (group: Int64, people: [Int64]) {
        let found = try await client.only(GroupListing.self, search: group, asked: group) { $0.groupName == group }
        var people: [Int64] = []
        for person in persons { people.append(try await PersonListing.id(of: person, client)) }
        return (found.groupID, people)
    }
}
