import Accounts
import Beacon
import Concurrency
import Foundation
import Logging
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum PersonHandlers {
    static func list(_ arguments: GetPersons, _ context: HandlerContext) async throws -> GetPersons.Reply {
        let found = try await PersonRepository(context.services.pool).list(
            Check.list(arguments, in: context.language), classification: nil)
        return GetPersons.Reply(persons: found.rows.map(PersonRecord.init), total: found.total)
    }

    static func create(_ arguments: CreatePerson, _ context: HandlerContext) async throws -> CreatePerson.Reply {
        let account = NewAccount(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            classification: arguments.classification, password: arguments.password,
            securityLevel: try Check.range(arguments.securityLevel, "security_level", 0...9) ?? 0)
        return CreatePerson.Reply(personID: try await account.create(context))
    }

    static func edit(_ arguments: EditPerson, _ context: HandlerContext) async throws -> EmptyReply {
        let changes = AccountChanges(
            email: arguments.email, firstName: arguments.firstName, lastName: arguments.lastName,
            password: arguments.password, classification: arguments.classification,
            securityLevel: try Check.range(arguments.securityLevel, "security_level", 0...9),
            disabled: arguments.disabled, removeTOTP: arguments.removeTOTP)
        try await changes.make(to: arguments.personID, only: nil, context)
        return EmptyReply()
    }

    static func delete(_ arguments: DeletePerson, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.erase(arguments.personID, only: nil)
        return EmptyReply()
    }

    static func export(_ arguments: ExportPerson, _ context: HandlerContext) async throws -> ExportPerson.Reply {
        let person = try await context.person(email: arguments.email, id: arguments.personID).id
        try await context.audit(.exportedPerson, subject: person)
        return try await export(person, sightingsAfter: arguments.sightingsAfter, context)
    }

    static func exportOwn(_ arguments: ExportOwn, _ context: HandlerContext) async throws -> ExportOwn.Reply {
        try await context.audit(.exportedOwn)
        return try await export(
            try context.person().id, sightingsAfter: arguments.sightingsAfter, context)
    }

    private static func export(
        _ person: Int64, sightingsAfter: Date?, _ context: HandlerContext
    ) async throws -> ExportPerson.Reply {
        // Later parts contain only sightings.
        let tables = sightingsAfter == nil ? try await PersonExport(context.services.pool).tables(of: person) : [:]
        let sightings = try await sightings(of: person, after: sightingsAfter, context)
        return ExportPerson.Reply(
            at: context.now, personID: person,
            tables: try tables.merging(["sighting": sightings.rows]) { $1 }.mapValues { try $0.map(cells) },
            sightingsAfter: sightings.next)
    }

    /// Whole days of sightings take longer than any list: exports are read one after the other, apart from the reads of
    /// other requests.
    private static func sightings(
        of person: Int64, after: Date?, _ context: HandlerContext
    ) async throws -> (rows: [JSONText], next: Date?) {
        let (exports, record) = (context.services.exports, context.services.pool.record)
        return try await exports.caller.pass(context.person().id) {
            try await exports.all.pass("sightings") {
                try await record.withConnection { try await PersonExport($0).sightings(of: person, after: after) }
            }
        }
    }

    private static func cells(_ row: JSONText) throws -> [String: ExportedValue] {
        try WireJSON.decoder().decode([String: ExportedValue].self, from: Data(row.text.utf8))
    }

    /// A requested account of any classification.
    struct NewAccount {
        let email: String
        let firstName: String
        let lastName: String
        let classification: Classification
        let password: String?
        var securityLevel = 0

        /// Validates everything, then creates the account; returns the person's number.
        func create(_ context: HandlerContext) async throws -> Int64 {
            let email = try Check.email(email)
            let firstName = try Check.text(firstName, "first_name", limit: 100)
            let lastName = try Check.text(lastName, "last_name", limit: 100)
            let hash = try await hash(for: email, context)
            return try await context.services.pool.withTransaction { transaction in
                let person = try await PersonRepository(transaction).create(
                    email: email, firstName: firstName, lastName: lastName,
                    classification: classification, passwordHash: hash, isTemporary: hash != nil,
                    securityLevel: securityLevel, at: context.now)
                try await context.audit(
                    .personCreated, subject: person, ["classification": classification.rawValue], in: transaction)
                return person
            }
        }

        private func hash(for email: String, _ context: HandlerContext) async throws -> String? {
            guard let password else { return nil }
            return try await context.services.passwords.hash(
                Check.password(password, of: email), for: context.hashClient)
        }
    }

    /// Requested changes to an account; nil leaves a value unchanged.
    struct AccountChanges {
        let email: String?
        let firstName: String?
        let lastName: String?
        let password: String?
        var classification: Classification?
        var securityLevel: Int?
        var disabled: Bool?
        var removeTOTP: Bool?

        /// - Parameter only: people of any other classification count as absent; nil allows all.
        func make(to person: Int64, only: Classification?, _ context: HandlerContext) async throws {
            try checkOwn(person, context)
            let email = try email.map(Check.email)
            let changes = PersonRepository.Changes(
                email: email,
                firstName: try Check.text(firstName, "first_name", limit: 100),
                lastName: try Check.text(lastName, "last_name", limit: 100),
                passwordHash: try await hash(of: person, email, context),
                classification: classification, securityLevel: securityLevel, isDisabled: disabled,
                removesTOTP: removeTOTP == true)
            try await context.services.pool.withTransaction { transaction in
                try await PersonRepository(transaction).edit(person, changes, only: only, at: context.now)
                try await context.audit(.personEdited, subject: person, ["changed": changed], in: transaction)
                try await context.note(accessChanges, of: person, in: transaction)
            }
        }

        /// Otherwise an open session would be enough to take over the account.
        private func checkOwn(_ person: Int64, _ context: HandlerContext) throws {
            guard try context.person().id == person else { return }
            if password != nil { throw Refusal.ownPassword }
            if removeTOTP == true {
                throw Refusal(.cannotBeDone, .totpBelongsToCaller)
            }
            if email != nil { throw Refusal(.cannotBeDone, .emailBelongsToCaller) }
        }

        /// The password must be derived neither from the person's current address nor from the new one.
        private func hash(of person: Int64, _ newEmail: String?, _ context: HandlerContext) async throws -> String? {
            guard let password else { return nil }
            guard let old = try await PersonRepository(context.services.pool).find(.id(person)) else {
                throw Refusal(.notFound, .noPersonWithNumber(person))
            }
            for address in [old.email, newEmail].compactMap(\.self) { _ = try Check.password(password, of: address) }
            return try await context.services.passwords.hash(password, for: context.hashClient)
        }

        /// The changes of which the person is notified.
        private var accessChanges: [AccessChange] {
            let given: [(AccessChange, Bool)] = [
                (.email, email != nil), (.password, password != nil), (.classification, classification != nil),
                (.disabled, disabled == true), (.enabled, disabled == false), (.totpRemoved, removeTOTP == true),
            ]
            return given.filter(\.1).map(\.0)
        }

        /// The names of the arguments that were given; the audit does not contain the values.
        private var changed: String {
            let given: [(String, Bool)] = [
                ("email", email != nil), ("first_name", firstName != nil), ("last_name", lastName != nil),
                ("password", password != nil), ("classification", classification != nil),
                ("security_level", securityLevel != nil), ("disabled", disabled != nil),
                ("remove_totp", removeTOTP == true),
            ]
            return given.filter(\.1).map(\.0).joined(separator: " ")
        }
    }
}

extension Refusal {
    static let ownPassword = Refusal(.cannotBeDone, .passwordBelongsToCaller)
}

extension PersonRecord {
    init(_ person: Person) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            classification: person.classification, securityLevel: person.securityLevel,
            badges: person.badges, disabled: person.isDisabled)
    }
}

extension HandlerContext {
    /// Erases a person and, right after that, their sightings.
    ///
    /// Once the person is erased, the request has succeeded: later errors are logged, and maintenance tries again.
    /// - Parameter only: people of any other classification count as absent; nil allows all.
    func erase(_ person: Int64, only: Classification?) async throws {
        let order = Erasure.Order(
            person: person, only: only, at: now, entry: entry(.personErased, AuditEntry.Targets(person)))
        guard case .erased(let subject) = try await services.ingest.submit(.erase(order)) else {
            throw Refusal(.internalError, .erasureUnanswered)
        }
        await attempt { try services.erasures.append(subject) }
        await attempt { try await Sweep(services.pool.record).run() }
    }

    private func attempt(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            services.logger.warning("An erasure is not finished: \(String(reflecting: error))")
        }
    }
}
