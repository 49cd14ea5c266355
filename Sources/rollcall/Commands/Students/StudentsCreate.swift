import ArgumentParser
import Client
import Wire

struct StudentsCreate: RemoteCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make an account for a student.")

    @Argument(help: "The e-mail address, which is also the name to log in with.")
    var email: String

    @Option var firstName: String
    @Option var lastName: String

    @OptionGroup var newPassword: NewPasswordOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let password = try newPassword.password()
        let reply = try await client.send(
            CreateStudent(
                email: email, firstName: firstName, lastName: lastName, password: password))
        try output.show(reply, "Made student \(firstName) \(lastName) <\(email)> (id \(reply.personID)).")
    }
}
