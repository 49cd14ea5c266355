import ArgumentParser
import Client
import Wire

struct SurveysSetAside: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "set-aside", abstract: "Take a survey out of use and keep it.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RecordSurvey(action: .setAside, surveyID: id))
        try output.show(reply, "Survey \(id) is set aside.")
    }
}
