import ArgumentParser
import Client
import Wire

struct SurveysShow: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "What was heard in each room of a survey.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .list, surveyID: id))
        guard !reply.surveys.isEmpty else { throw CommandError("There is no survey \(id).") }
        try output.show(reply, SurveyLines.summary(reply.surveys, output.times))
    }
}
