import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct SurveyCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Record a survey: walk from room to room with a badge, to teach the engine the rooms.",
        discussion: """
            Stay in each room for a minute and a half and walk about, including where people sit. Sightings on the way \
            between two rooms do not count. At the end, the command shows the survey and, on a terminal, asks whether \
            to keep it. To continue an interrupted walk, run the command again with the same badge. Nothing is \
            recorded outside the lawful hours.

            EXAMPLES
              rollcall survey --person ada@school.example
              rollcall survey --badge 12 101 102 103
            """)

    @OptionGroup var badge: BadgeChoice

    @Argument(help: "The rooms, in the order of the walk; if absent, the command asks for each room.")
    var rooms: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            End each stay after this many seconds instead of waiting for Enter. Without a terminal, named rooms \
            follow each other at once.
            """, valueName: "seconds"))
    var stay: Int?

    @Flag(name: .shortAndLong, help: "Keep the survey without asking.")
    var yes = false

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        if let stay, !(1...3600).contains(stay) { throw ValidationError("--stay must be from 1 to 3600 seconds.") }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        for room in rooms { try await Self.check(room, client) }
        var waiting = rooms[...]
        var walk = GuidedWalk(client: client, badge: badge)
        do {
            while let room = next(&waiting) { try await visit(room, &walk, client) }
        } catch {
            walk.tellWhatIsLeft()
            throw error
        }
        guard let survey = try await walk.stop() else { throw CommandError("Nothing was recorded.") }
        try output.show(survey, SurveyLines.summary(survey.surveys, output.times))
        try await keep(survey, client)
    }

    private func visit(_ room: String, _ walk: inout GuidedWalk, _ client: RollcallClient) async throws {
        if rooms.isEmpty, try await !Self.knows(room, client) { return Output.warn("There is no room '\(room)'.") }
        try await walk.stay(in: room, seconds: stay)
    }

    /// Checks a room before the walk begins, so that an unknown room does not end the walk halfway.
    /// - Throws: `CommandError` if there is no such room.
    static func check(_ room: String, _ client: RollcallClient) async throws {
        guard try await knows(room, client) else {
            throw CommandError("There is no room '\(room)'. Nothing was recorded.")
        }
    }

    /// Returns whether a room exists. A name that the server refuses, such as what an arrow key types, is not a room.
    private static func knows(_ room: String, _ client: RollcallClient) async throws -> Bool {
        do {
            return try await client.all(RoomsCommand.Rows.self, search: room)
                .contains { RoomsCommand.Rows.name(of: $0)?.lowercased() == room.lowercased() }
        } catch let failure as Failure where failure.code == .badArguments {
            return false
        }
    }

    private func next(_ waiting: inout ArraySlice<String>) -> String? {
        guard rooms.isEmpty else {
            guard let room = waiting.popFirst() else { return nil }
            if stay != nil {
                guard isatty(STDIN_FILENO) == 1 else { return room }
                // Enter pressed during the previous stay is not an answer.
                tcflush(STDIN_FILENO, TCIFLUSH)
            }
            return Prompt.line("Go to \(room) and press Enter. ") == nil ? nil : room
        }
        let room = Prompt.answer("In which room are you? (Enter alone ends the walk) ")
        return room.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func keep(_ reply: RecordSurvey.Reply, _ client: RollcallClient) async throws {
        guard let survey = reply.surveys.first, !yes else { return }
        guard isatty(STDIN_FILENO) == 1 else { return }
        guard !Prompt.yes("Keep this survey?", otherwise: true) else {
            return Output.warn("Kept survey \(survey.surveyID).")
        }
        _ = try await client.send(RecordSurvey(action: .drop, surveyID: survey.surveyID))
        Output.warn("Dropped survey \(survey.surveyID).")
    }

    /// The badge that is carried on the walk.
    struct BadgeChoice: ParsableArguments {
        @Option(help: "Use the badge with this id, for a person who carries several badges.")
        var badge: Int64?

        @Option(help: "Use the badge of this person: e-mail address or numeric ID.")
        var person: PersonArgument?

        func validate() throws {
            guard (badge == nil) != (person == nil) else {
                throw ValidationError("Give either --badge or --person.")
            }
        }
    }
}
