import ArgumentParser
import Client
import Wire

struct StudentsDelete: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Erase a student: the account, and every trace of where they were.")

    @Argument(help: "The student: e-mail address or numeric id.")
    var person: PersonArgument

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let id = try await StudentListing.id(of: person, client)
        try confirmation.confirm("Erase \(person.words), and every trace of where they were?")
        let reply = try await client.send(DeleteStudent(personID: id))
        try output.show(reply, "Erased \(person.words).")
    }
}
