import Accounts
import Postgres
import Store
import Wire

/// Changes that are asked for to an account; nil leaves a thing as it is.
struct AccountChanges {
    let email: String?
    let firstName: String?
    let lastName: String?
    let password: String?
    var classification: Classification?
    var disabled: Bool?
    var removeTOTP: Bool?

    /// - Parameter only: people of any other classification are as if they did not exist; nil takes all.
    func make(to person: Int64, only: PersonClassification?, _ context: HandlerContext) async throws {
        try checkOwn(person, context)
        let email = try email.map(Check.email)
        let changes = PersonChanges(
            email: email,
            firstName: try Check.text(firstName, "first_name", most: 100),
            lastName: try Check.text(lastName, "last_name", most: 100),
            passwordHash: try await hash(of: person, email, context),
            classification: classification.map { PersonClassification($0) }, isDisabled: disabled,
            removesTOTP: removeTOTP == true)
        try await context.services.pool.withTransaction { transaction in
            try await PersonRepository(transaction).edit(person, changes, only: only, at: context.now)
            try await context.audit(.personEdited, subject: person, ["changed": changed], in: transaction)
            try await context.note(accessChanges, of: person, in: transaction)
        }
    }

    /// Else a session left open would be enough to take the account over.
    private func checkOwn(_ person: Int64, _ context: HandlerContext) throws {
        guard try context.person().id == person else { return }
        if password != nil { throw Failure.ownPassword }
        if removeTOTP == true {
            throw Failure(.cannotBeDone, "Remove your own one-time codes with universal.remove_totp.")
        }
        if email != nil { throw Failure(.cannotBeDone, "Another admin has to change your own e-mail address.") }
    }

    /// The password must be made neither of the address that the person has nor of the one they get.
    private func hash(of person: Int64, _ newEmail: String?, _ context: HandlerContext) async throws -> String? {
        guard let password else { return nil }
        guard let old = try await PersonRepository(context.services.pool).find(.id(person)) else {
            throw Failure(.notFound, "There is no such person: \(person).")
        }
        for address in [old.email, newEmail].compactMap(\.self) { _ = try Check.password(password, of: address) }
        return try await context.services.passwords.hash(password, for: context.hashClient)
    }

    /// What its person is to learn of.
    private var accessChanges: [AccessChange] {
        let given: [(AccessChange, Bool)] = [
            (.email, email != nil), (.password, password != nil), (.classification, classification != nil),
            (.disabled, disabled == true), (.enabled, disabled == false), (.totpRemoved, removeTOTP == true),
        ]
        return given.filter(\.1).map(\.0)
    }

    /// What was given, by the names of the arguments; the audit does not hold the values.
    private var changed: String {
        let given: [(String, Bool)] = [
            ("email", email != nil), ("first_name", firstName != nil), ("last_name", lastName != nil),
            ("password", password != nil), ("classification", classification != nil), ("disabled", disabled != nil),
            ("remove_totp", removeTOTP == true),
        ]
        return given.filter(\.1).map(\.0).joined(separator: " ")
    }
}

extension Failure {
    static let ownPassword = Failure(.cannotBeDone, "Change your own password with universal.change_password.")
}
