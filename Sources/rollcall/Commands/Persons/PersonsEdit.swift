import ArgumentParser
import Client
import Wire

struct PersonsEdit: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a person's account.")

    @Argument(help: "The person: e-mail address or numeric id.")
    var person: PersonArgument

    @Option(help: "The new e-mail address.")
    var email: String?

    @Option var firstName: String?
    @Option var lastName: String?

    @Option(help: "student, staff, visitor or admin.")
    var classification: Classification?

    @Flag(help: "Take one-time codes away from somebody who has lost what makes them.")
    var removeTotp = false

    @OptionGroup var newPassword: NewPasswordOptions
    @OptionGroup var disabling: DisablingOptions
    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        try Changes.require(
            email, firstName, lastName, classification, newPassword.isGiven ? true : nil, disabling.disabled,
            removeTotp ? true : nil)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let password = try newPassword.password()
        let id = try await PersonListing.id(of: person, client)
        let reply = try await client.send(
            EditPerson(
                personID: id, email: email, firstName: firstName, lastName: lastName, password: password,
                classification: classification, disabled: disabling.disabled, removeTOTP: removeTotp ? true : nil))
        try output.show(reply, "Changed \(person.words).")
    }
}
