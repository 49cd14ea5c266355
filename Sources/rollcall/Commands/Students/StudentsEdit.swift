import ArgumentParser
import Client
import Wire

struct StudentsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a student's account.")

    @Argument(help: "The student: e-mail address or numeric id.")
    var person: PersonArgument

    @Option(help: "The new e-mail address.")
    var email: String?

    @Option var firstName: String?
    @Option var lastName: String?

    @OptionGroup var newPassword: NewPasswordOptions
    @OptionGroup var disabling: DisablingOptions
    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(email, firstName, lastName, newPassword.isGiven ? true : nil, disabling.disabled)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let password = try newPassword.password()
        let id = try await StudentListing.id(of: person, client)
        let reply = try await client.send(
            EditStudent(
                personID: id, email: email, firstName: firstName, lastName: lastName, password: password,
                disabled: disabling.disabled))
        try output.show(reply, "Changed \(person.words).")
    }
}
