import ArgumentParser

struct PersonsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "persons", abstract: "People of every classification.",
        subcommands: [
            PersonsList.self, PersonsCreate.self, PersonsEdit.self, PersonsDelete.self, PersonsZones.self,
            PersonsExport.self, IssueCode.self,
        ])
}
