public import Foundation
import Postgres

extension PersonRepository {
    /// Changes what is given. A new password, another classification and being disabled end the person's sessions; these
    /// and another e-mail address take back a claim code that was not used.
    /// - Parameter only: refuses people of any other classification as if they did not exist; nil takes all.
    /// - Throws: `StoreError` where there is no such person, and where nobody would be left to let others in.
    public func edit(_ id: Int64, _ changes: PersonChanges, only: PersonClassification?, at now: Date) async throws {
        let rows = try await naming(Self.conflicts) {
            try await database.pipeline([
                // By itself, so that what follows sees sessions and codes that were made while it waited.
                "select from person where person_id = \(id) for update",
                """
                with old as (
                    select person_id, email, classification, disabled_at from person
                    where person_id = \(id) and classification = coalesce(\(only?.rawValue), classification) for update
                ), edited as (
                    update person set email = coalesce(\(changes.email), person.email),
                        first_name = coalesce(\(changes.firstName), first_name),
                        last_name = coalesce(\(changes.lastName), last_name),
                        password_hash = coalesce(\(changes.passwordHash), password_hash),
                        password_temporary = password_temporary or \(changes.passwordHash) is not null,
                        classification = coalesce(\(changes.classification?.rawValue), old.classification),
                        disabled_at = case \(changes.isDisabled)
                            when true then coalesce(old.disabled_at, \(now)) when false then null
                            else old.disabled_at end
                    from old where person.person_id = old.person_id
                    returning person.person_id, person.classification <> old.classification
                        or \(changes.passwordHash) is not null or person.disabled_at is not null as ends_sessions,
                        person.email <> old.email as is_renamed
                ), ended as (
                    delete from session where person_id in (select person_id from edited where ends_sessions)
                ), unclaimed as (
                    delete from claim_code
                    where person_id in (select person_id from edited where ends_sessions or is_renamed)
                ), unenrolled as (
                    delete from totp where person_id in (select person_id from edited) and \(changes.removesTOTP)
                ), forgotten as (
                    delete from recovery_code
                    where person_id in (select person_id from edited) and \(changes.removesTOTP)
                )
                select person_id from edited
                """,
            ])[1]
        }
        guard !rows.isEmpty else { throw StoreError.notFound("There is no such person: \(id).") }
    }
}
