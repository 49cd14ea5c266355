import ArgumentParser
import Client
import Wire

struct WhereCommand: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "where", abstract: "Where a person is believed to be.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(GetStudentLocation(email: person.email, personID: person.personID))
        try output.show(reply, Fields(location: reply.location, times: output.times).lines)
    }
}
