import ArgumentParser
import Client
import Vocabulary
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

extension Fields {
    /// What is believed of a person. Where they are not present, the room is where they were last.
    init(location: LocationRecord, times: TimeText) {
        let room = location.roomNumber.map { room in location.zoneName.map { "\(room) (\($0))" } ?? room }
        self.init([
            ("Person", "\(location.firstName) \(location.lastName) <\(location.email)>"),
            ("State", location.state.rawValue),
            (location.state == .present ? "Room" : "Last room", room),
            ("Since", times.text(location.since)),
            ("Last heard", times.text(location.heardAt)),
            ("Confidence", location.confidence.map { "\(Int(min(max($0, 0), 1) * 100)) %" }),
            ("Beacon", Self.keys(location)),
            ("Source", location.source?.rawValue),
        ])
    }

    private static func keys(_ location: LocationRecord) -> String? {
        guard let major = location.majorKey, let minor = location.minorKey else { return nil }
        return "major \(major), minor \(minor)"
    }
}
