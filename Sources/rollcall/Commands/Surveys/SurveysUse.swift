import ArgumentParser
import Client
import Wire

struct SurveysUse: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "use", abstract: "Take a survey into use again.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .use, surveyID: id))
        try output.show(reply, "Survey \(id) is used.")
    }
}
