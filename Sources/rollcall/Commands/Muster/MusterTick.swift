import ArgumentParser
import Client
import Wire

struct MusterTick: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "tick", abstract: "Say that somebody was seen in person.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @Flag(help: "Take the tick back.")
    var undo = false

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            TickMuster(
                action: .tick, email: person.email, personID: person.personID, accountedFor: !undo))
        try output.show(reply, "\(person.words): \(undo ? "not " : "")accounted for.")
    }
}
