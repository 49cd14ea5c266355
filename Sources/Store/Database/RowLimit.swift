import Phrases
import Postgres

/// The maximum number of rows of a kind per owner: a program that creates rows again and again is refused before their
/// number slows down the server.
struct RowLimit: Sendable {
    let table: String
    /// The column that names the owner; nil for all rows together.
    let owner: String?
    let limit: Int
    /// The reason and the remedy.
    let refusal: Phrase

    static let schedulesOfDevice = RowLimit(
        table: "schedule", owner: "device_id", limit: 100,
        refusal: .tooManySchedulesOfDevice)
    static let schedulesOfPerson = RowLimit(
        table: "schedule", owner: "created_by", limit: 300,
        refusal: .tooManySchedulesOfPerson)
    static let grantsOfDevice = RowLimit(
        table: "device_grant", owner: "device_id", limit: 300,
        refusal: .tooManyGrantsOfDevice)
    static let clearancesOfPerson = RowLimit(
        table: "clearance", owner: "person_id", limit: 300,
        refusal: .tooManyClearancesOfPerson)
    static let clearancesOfGroup = RowLimit(
        table: "clearance", owner: "group_id", limit: 1_000,
        refusal: .tooManyClearancesOfGroup)
    static let clearancesOfRoom = RowLimit(
        table: "clearance", owner: "room_id", limit: 2_000,
        refusal: .tooManyClearancesOfRoom)
    static let rules = RowLimit(
        table: "rule", owner: nil, limit: 500, refusal: .tooManyRules)

    /// Throws `Refusal` if the owner has more rows, which aborts the transaction that made the last one.
    /// - Parameter id: the number of the owner; a row without an owner is not limited.
    func check(_ id: Int64? = nil, in database: some Querying) async throws {
        guard owner == nil || id != nil else { return }
        let count = try await database.query(
            """
            select count(*) from (
                select from \(unescaped: table) where \(unescaped: owner ?? "0") = \(id ?? 0) limit \(limit + 1)
            ) counted
            """)[0].decode(0, as: Int.self)
        guard count <= limit else { throw Refusal.cannotBeDone(refusal) }
    }
}
