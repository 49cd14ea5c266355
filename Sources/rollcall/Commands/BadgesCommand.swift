import ArgumentParser
import Beacon
import Client
import Wire

struct BadgesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badges", abstract: "The badges people carry.",
        subcommands: [Issue.self, Return.self])

    struct Issue: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "issue", abstract: "Hand a badge to a person, from now on.",
            discussion:
                "With --badge it is one that came back, with --uuid one bought elsewhere; else keys are assigned.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: ArgumentHelp("A badge that came back.", valueName: "id"))
        var badge: Int64?

        @OptionGroup var identity: IdentityOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if badge != nil, identity.isGiven { throw ValidationError("Give --badge or --uuid, not both.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                IssueBadge(
                    email: person.email, personID: person.personID, badgeID: badge, uuid: identity.uuid,
                    majorKey: identity.major.map(Int.init), minorKey: identity.minor.map(Int.init),
                    address: identity.address))
            try output.show(
                reply,
                [
                    "Issued badge \(reply.badgeID) to \(person.words). What it advertises:",
                    "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)",
                ])
        }
    }

    struct Return: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "return", abstract: "Take a badge back: from now on it speaks for nobody.")

        @Argument(help: "The badge's id, as `rollcall badges issue` said it.")
        var badge: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(ReturnBadge(badgeID: badge))
            try output.show(reply, "Badge \(badge) came back at \(output.times.text(reply.returnedAt)).")
        }
    }
}
