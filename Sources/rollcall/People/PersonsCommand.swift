import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct PersonsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "persons", abstract: "People of every classification.",
        subcommands: [
            List.self, Create.self, Edit.self, Delete<Rows>.self, Zones.self,
            Export.self, PasswordCommands.IssueCode.self,
        ])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List persons.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make an account for a person.")

        @Argument(help: "The e-mail address, which is also the name to log in with.")
        var email: String

        @Option var firstName: String
        @Option var lastName: String

        @Option(help: "student, staff, visitor or admin.")
        var classification: Classification

        @Option(help: "The security level, 0 to 9: opens the locks of rooms that require no more.")
        var level: Int?

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let password = try newPassword.password()
            let reply = try await client.send(
                CreatePerson(
                    email: email, firstName: firstName, lastName: lastName, password: password,
                    classification: classification, securityLevel: level))
            try output.show(reply, "Made person \(firstName) \(lastName) <\(email)> (id \(reply.personID)).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a person's account.")

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: "The new e-mail address.")
        var email: String?

        @Option var firstName: String?
        @Option var lastName: String?

        @Option(help: "student, staff, visitor or admin.")
        var classification: Classification?

        @Option(help: "The security level, 0 to 9: opens the locks of rooms that require no more.")
        var level: Int?

        @Flag(help: "Remove the one-time codes of a person who has lost the authenticator.")
        var removeTotp = false

        @OptionGroup var newPassword: AccountOptions.NewPassword
        @OptionGroup var disabling: AccountOptions.Disabling
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                email, firstName, lastName, classification, level, newPassword.isGiven ? true : nil, disabling.disabled,
                removeTotp ? true : nil)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let password = try newPassword.password()
            let id = try await Rows.id(of: person, client)
            let reply = try await client.send(
                EditPerson(
                    personID: id, email: email, firstName: firstName, lastName: lastName, password: password,
                    classification: classification, securityLevel: level, disabled: disabling.disabled,
                    removeTOTP: removeTotp ? true : nil))
            try output.show(reply, "Changed \(person.words).")
        }
    }

    /// Of persons and of students: each has a request of its own.
    struct Delete<Listed: PersonRows>: RemoteCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "delete",
                abstract: "Erase a \(Listed.words.singular): the account, and every trace of where they were.")
        }

        @Argument(help: "The \(Listed.words.singular): e-mail address or numeric id.")
        var person: PersonArgument

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await Listed.id(of: person, client)
            try confirmation.confirm("Erase \(person.words), and every trace of where they were?")
            let reply = try await client.send(Listed.deletion(of: id))
            try output.show(reply, "Erased \(person.words).")
        }
    }

    struct Export: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Print everything that is held of a person, as JSON.")

        @Argument(help: "The person: e-mail address or numeric id; yourself if absent.")
        var person: PersonArgument?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let first = try await part(after: nil, client)
            var tables = first.tables
            var next = first.sightingsAfter
            while let after = next {
                let part = try await part(after: after, client)
                tables.merge(part.tables) { $0 + $1 }
                next = part.sightingsAfter
            }
            let whole = ExportPerson.Reply(at: first.at, personID: first.personID, tables: tables)
            try output.write(PrettyJSON.text(whole))
        }

        private func part(after: Date?, _ client: RollcallClient) async throws -> ExportPerson.Reply {
            guard let person else { return try await client.send(ExportOwn(sightingsAfter: after)) }
            return try await client.send(
                ExportPerson(email: person.email, personID: person.personID, sightingsAfter: after))
        }
    }

    struct Zones: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "zones", abstract: "Show or change the zones in which a member of staff sees people."
        )

        @Argument(help: "The person: e-mail address or numeric id.")
        var person: PersonArgument

        @Option(help: "A zone to add; may be given again.")
        var add: [String] = []

        @Option(help: "A zone to take away; may be given again.")
        var remove: [String] = []

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditPersonZones(email: person.email, personID: person.personID, addZones: add, removeZones: remove))
            try output.show(reply, reply.zones.isEmpty ? ["No zones."] : reply.zones.map { "\($0)" })
        }
    }

    enum Rows: PersonRows {
        static let words = ListingPhrases(
            singular: "person", plural: "persons",
            creation: "ada@school.example --first-name Ada --last-name Lovelace --classification staff")

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetPersons {
            GetPersons(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetPersons.Reply) -> (rows: [PersonRecord], total: Int) {
            (reply.persons, reply.total)
        }

        static func deletion(of id: Int64) -> DeletePerson { DeletePerson(personID: id) }
    }
}
