import ArgumentParser
import Client
import Wire

struct WhereCommand: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "where", abstract: "Where a person is believed to be.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @Flag(help: "Say why: who hears them, how loud, and what that says for the likeliest rooms (natural logarithms).")
    var why = false

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetStudentLocation(email: person.email, personID: person.personID, explain: why ? true : nil))
        let location = Fields(location: reply.location, times: output.times).lines
        try output.show(
            reply, why ? location + ExplanationLines.lines(reply.explanation, output.times) : location)
    }
}
