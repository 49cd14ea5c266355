import Accounts
import Store
import Wire

/// The second factor of a person: codes of an authenticator, or recovery codes instead.
struct OneTimeCodes: Sendable {
    private let context: HandlerContext
    private let person: Int64
    let repository: TOTPRepository

    init(of person: Int64, _ context: HandlerContext) {
        self.context = context
        self.person = person
        repository = TOTPRepository(context.services.pool.points)
    }

    /// Whether a login requires a code.
    func areNecessary() async throws -> Bool {
        try await repository.find(person)?.isConfirmed == true
    }

    /// Uses up the code; false if it is wrong or was used before.
    func accept(_ code: String) async throws -> Bool {
        if try await repository.useRecoveryCode(hash: PaperCode(typed: code).hash, of: person) { return true }
        guard let stored = try await repository.find(person), stored.isConfirmed,
            let step = try totp(of: stored).step(of: code, at: context.services.clock.civil)
        else { return false }
        return try await repository.use(step: step, of: person)
    }

    /// The time step that the code belongs to, by the secret that is being confirmed; nil if the code is wrong or there
    /// is no such secret.
    func unconfirmedStep(of code: String) async throws -> Int64? {
        guard let stored = try await repository.find(person), !stored.isConfirmed else { return nil }
        return try totp(of: stored).step(of: code, at: context.services.clock.civil)
    }

    private func totp(of stored: TOTPRepository.Row) throws -> TOTP {
        TOTP(secret: try context.services.secretKey.existing().open(stored.sealedSecret, of: .person(person)))
    }
}
