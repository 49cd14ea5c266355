import ArgumentParser
import Client
import Wire

extension SurveysCommand {
    /// `rollcall surveys stop`.
    struct Stop: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop", abstract: "End a survey whose walk was interrupted, and use the survey as it is.",
            discussion: "To continue a survey, run `rollcall survey` again with the same badge.")

        @Argument(help: "The survey's id; see `rollcall surveys list`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let survey = try await client.send(RecordSurvey(action: .list, surveyID: id)).surveys.first
            if let stay = survey?.stays.last, stay.leftAt == nil {
                let since = output.times.text(stay.enteredAt)
                try confirmation.confirm(
                    """
                    Survey \(id) has been recording in \(stay.roomNumber) since \(since): all sightings of the \
                    badge since then would count for this room. End the survey?
                    """, orElse: "The survey continues; `rollcall surveys drop \(id)` deletes the survey")
            }
            let reply = try await client.send(RecordSurvey(action: .stop, surveyID: id))
            try output.show(
                reply, SurveyLines.summary(reply.surveys, output.times) + ["Survey \(id) has ended and is in use."])
        }
    }
}
