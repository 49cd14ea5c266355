import ArgumentParser
import Client
import Wire

struct PersonsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Erase a person: the account, and every trace of where they were.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await PersonListing.id(of: person, client)
        try confirmation.confirm("Erase \(person.words), and every trace of where they were?")
        let reply = try await client.send(DeletePerson(personID: id))
        try output.show(reply, "Erased \(person.words).")
    }
}
