import ArgumentParser
import Client
import Wire

struct PersonsZones: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones", abstract: "Show or change in which zones somebody of the staff sees whoever is there.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @Option(help: "A zone to add; may be given again.")
    var add: [String] = []

    @Option(help: "A zone to take away; may be given again.")
    var remove: [String] = []

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            EditPersonZones(email: person.email, personID: person.personID, addZones: add, removeZones: remove))
        try output.show(reply, reply.zones.isEmpty ? ["No zones."] : reply.zones.map { "\($0)" })
    }
}
