import ArgumentParser

struct SurveysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "surveys", abstract: "The surveys that teach the engine how rooms sound.",
        subcommands: [
            SurveysList.self, SurveysShow.self, SurveysStop.self, SurveysUse.self, SurveysSetAside.self,
            SurveysDrop.self, SurveysExport.self,
        ],
        defaultSubcommand: SurveysList.self)
}
