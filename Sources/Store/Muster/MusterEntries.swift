public import Foundation
import Phrases
import Postgres
public import Vocabulary

extension Muster {
    /// A statement about a person in a roll-call.
    public struct Entry: Equatable, Sendable {
        /// The version of the roll-call once this entry was made.
        public let version: Int64
        public let person: Person
        public let witness: Witness
        public let note: String?
        /// The author's name, for a helper with the label of their link; nil if they were erased.
        public let saidBy: String?
        public let saidAt: Date
        /// When the server received it; nil if it was not read.
        public let receivedAt: Date?
    }

    /// An entry to be stored.
    public struct NewEntry: Sendable {  // generated: init
        public let person: Int64
        public let witness: Witness
        public let note: String?
        public let saidAt: Date
    }
}

extension Muster {
    /// The author of an entry.
    public enum Sayer: Sendable {
        case person(Int64)
        /// A helper, by the number of their phone.
        case helper(Int64)

        fileprivate var person: Int64? { if case .person(let person) = self { person } else { nil } }
        fileprivate var phone: Int64? { if case .helper(let phone) = self { phone } else { nil } }
    }
}

extension MusterRepository {
    /// Stores an entry. The caller must run it in a transaction. Throws `Refusal` if the roll-call is closed.
    public func say(
        _ entry: Muster.NewEntry, by sayer: Muster.Sayer, at now: Date, in muster: Muster
    ) async throws -> Muster {
        let risen = try await rise(muster.id)
        try await database.query(
            """
            insert into muster_entry (
                muster_id, version, person_id, witness, note, said_by, phone_id, said_at, received_at)
            select \(muster.id), \(risen.version), \(entry.person), \(entry.witness), \(entry.note),
                (select subject_id from subject where person_id = \(sayer.person)), \(sayer.phone),
                least(greatest(\(entry.saidAt), \(muster.startedAt)), \(now)), \(now)
            """)
        return risen
    }

    /// The same text as `Helper.title`.
    static let helperTitle = "helper_name || ' (' || label || ')'"

    /// The author of an `entry`, if it was a helper.
    static let helper = """
        (select \(helperTitle) from muster_phone join muster_link using (link_id)
            where muster_phone.phone_id = entry.phone_id)
        """

    /// Returns the entries of a roll-call, the latest first.
    public func entries(of muster: Int64, _ list: ListQuery) async throws -> Listing<Muster.Entry> {
        try await database.listing(
            """
            select version, person_id, email, first_name, last_name, classification, witness, note,
                coalesce(
                    \(unescaped: WhereaboutsRepository.sayer("entry.said_by")), \(unescaped: Self.helper)) as said_by,
                said_at, received_at
            from muster_entry entry join person using (person_id)
            where muster_id = \(muster)
                and strpos(
                    searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
            order by said_at desc, version desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from muster_entry join person using (person_id)
                where muster_id = \(muster)
                    and strpos(
                        searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
                """,
            decode: Self.entry)
    }

    private static func entry(_ row: Row) throws -> Muster.Entry {
        let (version, id, email, first, last, classification, witness, note, saidBy, said, received) = try row.decode(
            (Int64, Int64, String, String, String, Classification, Witness, String?, String?, Date, Date).self)
        return Muster.Entry(
            version: version,
            person: Person(id: id, email: email, firstName: first, lastName: last, classification: classification),
            witness: witness, note: note, saidBy: saidBy, saidAt: said, receivedAt: received)
    }
}
