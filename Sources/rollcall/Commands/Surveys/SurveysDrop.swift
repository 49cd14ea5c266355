import ArgumentParser
import Client
import Wire

struct SurveysDrop: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Delete a survey with all that was heard.")

    @Argument(help: "The survey's id; see `rollcall surveys list`.")
    var id: Int64

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        try confirmation.confirm("Drop survey \(id)?")
        let reply = try await client.send(RecordSurvey(action: .drop, surveyID: id))
        try output.show(reply, "Dropped survey \(id).")
    }
}
