import ArgumentParser

struct GroupsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "groups", abstract: "Groups: classes and courses. Staff see the other members of theirs.",
        subcommands: [
            GroupsList.self, GroupsCreate.self, GroupsEdit.self, GroupsMembers.self, GroupsAdd.self, GroupsRemove.self,
            GroupsDelete.self,
        ])
}
