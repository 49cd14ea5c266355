import ArgumentParser
import Client
import Wire

struct PersonsExport: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print everything that is held of a person, as JSON.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let first = try await client.send(ExportPerson(email: person.email, personID: person.personID))
        var tables = first.tables
        var next = first.sightingsAfter
        while let after = next {
            let part = try await client.send(ExportPerson(personID: first.personID, sightingsAfter: after))
            tables.merge(part.tables) { $0 + $1 }
            next = part.sightingsAfter
        }
        let whole = ExportPerson.Reply(at: first.at, personID: first.personID, tables: tables)
        try output.write(PrettyJSON.text(whole))
    }
}
