import ArgumentParser
import Client
import Wire

struct PersonsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make an account for a person.")

    @Argument(help: "The e-mail address, which is also the name to log in with.")
    var email: String

    @Option var firstName: String
    @Option var lastName: String

    @Option(help: "student, staff, visitor or admin.")
    var classification: Classification

    @OptionGroup var newPassword: NewPasswordOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let password = try newPassword.password()
        let reply = try await client.send(
            CreatePerson(
                email: email, firstName: firstName, lastName: lastName, password: password,
                classification: classification))
        try output.show(reply, "Made person \(firstName) \(lastName) <\(email)> (id \(reply.personID)).")
    }
}
