import Postgres

/// The maximum number of rows of a kind per owner: a program that creates rows again and again is refused before their
/// number slows down the server.
struct RowLimit: Sendable {
    let table: String
    /// The column that names the owner; nil for all rows together.
    let owner: String?
    let limit: Int
    /// The message with the reason and the remedy.
    let refusal: String

    static let schedulesOfDevice = RowLimit(
        table: "schedule", owner: "device_id", limit: 100,
        refusal: "A device has at most 100 schedules. Delete one first.")
    static let schedulesOfPerson = RowLimit(
        table: "schedule", owner: "created_by", limit: 300,
        refusal: "A person has at most 300 schedules. Delete one first.")
    static let grantsOfDevice = RowLimit(
        table: "device_grant", owner: "device_id", limit: 300,
        refusal: "A device has at most 300 grants. Give it to a group or a zone instead.")
    static let clearancesOfPerson = RowLimit(
        table: "clearance", owner: "person_id", limit: 300,
        refusal: "A person has at most 300 clearances. Clear a group instead.")
    static let clearancesOfGroup = RowLimit(
        table: "clearance", owner: "group_id", limit: 1_000,
        refusal: "A group has at most 1,000 clearances. Take one away first.")
    static let clearancesOfRoom = RowLimit(
        table: "clearance", owner: "room_id", limit: 2_000,
        refusal: "A room has at most 2,000 clearances. Clear a group instead.")
    static let rules = RowLimit(
        table: "rule", owner: nil, limit: 500, refusal: "There are at most 500 rules. Delete one first.")

    /// Throws `StoreError` if the owner has more rows, which aborts the transaction that made the last one.
    /// - Parameter id: the number of the owner; a row without an owner is not limited.
    func check(_ id: Int64? = nil, in database: some Querying) async throws {
        guard owner == nil || id != nil else { return }
        let count = try await database.query(
            """
            select count(*) from (
                select from \(unescaped: table) where \(unescaped: owner ?? "0") = \(id ?? 0) limit \(limit + 1)
            ) counted
            """)[0].decode(0, as: Int.self)
        guard count <= limit else { throw StoreError.cannotBeDone(refusal) }
    }
}
