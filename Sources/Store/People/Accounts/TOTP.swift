public import Foundation
import Phrases
public import Postgres

extension TOTPRepository {
    /// The secret from which a person's one-time codes are made.
    public struct Row: Sendable {
        /// Sealed; the key is not in the database.
        public let sealedSecret: [UInt8]
        /// Whether the person has entered a code generated from it. Until then a login does not ask for one.
        public let isConfirmed: Bool
    }
}

/// One-time codes: secrets, their last used steps, and recovery codes.
public struct TOTPRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func find(_ person: Int64) async throws -> TOTPRepository.Row? {
        try await database.query(
            "select sealed_secret, confirmed_at is not null from totp where person_id = \(person)"
        ).first.map { row in
            let (secret, isConfirmed) = try row.decode(([UInt8], Bool).self)
            return TOTPRepository.Row(sealedSecret: secret, isConfirmed: isConfirmed)
        }
    }

    /// Stores a secret that is to be confirmed. Throws `Refusal` if one is already confirmed.
    public func enrol(_ person: Int64, sealedSecret: [UInt8]) async throws {
        let written = try await database.query(
            """
            insert into totp (person_id, sealed_secret) values (\(person), \(sealedSecret))
            on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
                where totp.confirmed_at is null
            """)
        guard written.affectedRows > 0 else {
            throw Refusal.conflict(.totpInUseRemoveFirst)
        }
    }

    /// Confirms the secret, so that logins ask for a code from now on. Returns false if there was nothing to confirm.
    public func confirm(
        _ person: Int64, step: Int64, recoveryCodeHashes: [[UInt8]], at now: Date
    ) async throws -> Bool {
        try await !database.query(
            """
            with confirmed as (
                update totp set confirmed_at = \(now), last_step = \(step)
                where person_id = \(person) and confirmed_at is null returning person_id
            ), gone as (
                delete from recovery_code where person_id in (select person_id from confirmed)
            ), made as (
                insert into recovery_code (code_hash, person_id)
                select hash, person_id from confirmed, unnest(\(recoveryCodeHashes)::bytea[]) hash
            )
            select person_id from confirmed
            """
        ).isEmpty
    }

    /// Uses up the code of a time step; false if this or a later step was used before.
    ///
    /// A used step farther ahead than codes are accepted dates from a time when the clock was wrong, and is ignored.
    /// - Parameter step: the current step, or an adjacent one.
    public func use(step: Int64, of person: Int64) async throws -> Bool {
        try await database.query(
            """
            update totp set last_step = \(step)
            where person_id = \(person) and (last_step < \(step) or last_step > \(step) + 2)
            """
        ).affectedRows > 0
    }

    /// Uses up a recovery code; false if there is no such code of this person.
    public func useRecoveryCode(hash: [UInt8], of person: Int64) async throws -> Bool {
        try await database.query("delete from recovery_code where code_hash = \(hash) and person_id = \(person)")
            .affectedRows > 0
    }

    /// Removes the secret, so that logins no longer ask for a code. Returns false if they did not before.
    public func remove(_ person: Int64) async throws -> Bool {
        try await database.query(
            """
            with gone as (delete from recovery_code where person_id = \(person))
            delete from totp where person_id = \(person) returning confirmed_at is not null
            """
        ).first?.decode(0) ?? false
    }
}
