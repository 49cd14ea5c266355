import ArgumentParser

struct StudentsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "students", abstract: "Students.",
        subcommands: [
            StudentsList.self, StudentsCreate.self, StudentsImport.self, StudentsEdit.self, StudentsDelete.self,
            IssueCode.self,
        ])
}
