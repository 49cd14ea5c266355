import ArgumentParser
import Client
import Foundation
import Wire

/// `rollcall persons export`.
struct PersonExportCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print all data stored about a person, as JSON.")

    @Argument(help: "The person, by e-mail address or numeric ID; yourself if absent.")
    var person: PersonArgument?

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let first = try await part(after: nil, client)
        var tables = first.tables
        var next = first.sightingsAfter
        while let after = next {
            let part = try await part(after: after, client)
            tables.merge(part.tables) { $0 + $1 }
            next = part.sightingsAfter
        }
        let whole = ExportPerson.Reply(at: first.at, personID: first.personID, tables: tables)
        try output.write(PrettyJSON.text(whole))
    }

    private func part(after: Date?, _ client: RollcallClient) async throws -> ExportPerson.Reply {
        guard let person else { return try await client.send(ExportOwn(sightingsAfter: after)) }
        return try await client.send(
            ExportPerson(email: person.email, personID: person.personID, sightingsAfter: after))
    }
}
