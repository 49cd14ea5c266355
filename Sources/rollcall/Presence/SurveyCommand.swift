import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct SurveyCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Walk from room to room with a badge, and teach the engine how the rooms sound.",
        discussion: """
            Stay a minute and a half in each room and walk about in it, also where people sit. What is heard on the \
            way between two rooms does not count. At the end the survey is shown, and kept or dropped. A walk that was \
            broken off goes on where it ended when it is begun again with the same badge. Nothing is heard outside the \
            lawful hours.

            EXAMPLES
              rollcall survey --person ada@school.example
              rollcall survey --badge 12 101 102 103
            """)

    @OptionGroup var badge: BadgeChoice

    @Argument(help: "The rooms, in the order of the walk; without them each is asked for.")
    var rooms: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            End each stay after this many seconds, instead of by Enter. Without a terminal, named rooms follow each \
            other at once.
            """, valueName: "seconds"))
    var stay: Int?

    @Flag(name: .shortAndLong, help: "Keep the survey without asking.")
    var yes = false

    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        if let stay, !(1...3600).contains(stay) { throw ValidationError("--stay is from 1 to 3600.") }
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

    /// Said before the walk: no person wants to hear it in the last room.
    static func check(_ room: String, _ client: RollcallClient) async throws {
        guard try await knows(room, client) else {
            throw CommandError("There is no room '\(room)'. Nothing was recorded.")
        }
    }

    /// What a server does not even look for, as what an arrow key types, is no room.
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
                // An Enter during the stay before is no answer.
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

    /// Which badge is carried about.
    struct BadgeChoice: ParsableArguments {
        @Option(help: "The id of the badge; --person lists the badges of a person.")
        var badge: Int64?

        @Option(help: "Who carries the badge: e-mail address or numeric id.")
        var person: PersonArgument?

        func validate() throws {
            guard (badge == nil) != (person == nil) else {
                throw ValidationError("Say which badge it is: either --badge or --person.")
            }
        }
    }
}
