import ArgumentParser
import Wire

/// The people and groups that hold clearances.
struct ClearanceHolderOptions: ParsableArguments {
    @Option(help: "A person, by e-mail address or ID; may be repeated.")
    var person: [PersonArgument] = []

    @Option(help: "A group, by name; may be repeated.")
    var group: [String] = []

    func validate() throws {
        if person.isEmpty, group.isEmpty { throw ValidationError("Give --person or --group.") }
    }

    var holders: [ClearanceHolder] {
        person.map { ClearanceHolder(email: $0.email, personID: $0.personID) }
            + group.map { ClearanceHolder(groupName: $0) }
    }

    var words: String { (person.map(\.words) + group.map { "group \($0)" }).joined(separator: ", ") }
}
