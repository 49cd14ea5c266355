public import Foundation
import Postgres
public import Vocabulary

extension Muster {
    /// What somebody said of a person in a roll-call.
    public struct Word: Equatable, Sendable {
        /// Of the roll-call, once this was said.
        public let version: Int64
        public let person: Person
        public let witness: Witness
        public let note: String?
        /// By name, of a helper with the label of their link; nil where they were erased.
        public let saidBy: String?
        public let saidAt: Date
        /// Nil where it was not read.
        public let receivedAt: Date?
    }

    /// A word to be kept.
    public struct NewWord: Sendable {  // generated: init
        public let person: Int64
        public let witness: Witness
        public let note: String?
        public let saidAt: Date
    }
}

extension Muster {
    /// Who says a word.
    public enum Sayer: Sendable {
        case person(Int64)
        /// By the number of their phone.
        case helper(Int64)

        fileprivate var person: Int64? { if case .person(let person) = self { person } else { nil } }
        fileprivate var phone: Int64? { if case .helper(let phone) = self { phone } else { nil } }
    }
}

extension MusterRepository {
    /// Keeps a word. It runs in a transaction of its own caller. Throws `StoreError` where the roll-call is closed.
    public func say(
        _ word: Muster.NewWord, by sayer: Muster.Sayer, at now: Date, in muster: Muster
    ) async throws -> Muster {
        let risen = try await rise(muster.id)
        try await database.query(
            """
            insert into muster_word (
                muster_id, version, person_id, witness, note, said_by, phone_id, said_at, received_at)
            select \(muster.id), \(risen.version), \(word.person), \(word.witness), \(word.note),
                (select subject_id from subject where person_id = \(sayer.person)), \(sayer.phone),
                least(greatest(\(word.saidAt), \(muster.startedAt)), \(now)), \(now)
            """)
        return risen
    }

    /// As `Helper.title`.
    static let helperTitle = "helper_name || ' (' || label || ')'"

    /// Who said a `word`, where a helper did.
    static let helper = """
        (select \(helperTitle) from muster_phone join muster_link using (link_id)
            where muster_phone.phone_id = word.phone_id)
        """

    /// The last one said first.
    public func words(of muster: Int64, _ list: ListQuery) async throws -> Listing<Muster.Word> {
        try await database.listing(
            """
            select version, person_id, email, first_name, last_name, classification, witness, note,
                coalesce(
                    \(unescaped: WhereaboutsRepository.sayer("word.said_by")), \(unescaped: Self.helper)) as said_by,
                said_at, received_at
            from muster_word word join person using (person_id)
            where muster_id = \(muster)
                and strpos(
                    searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
            order by said_at desc, version desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from muster_word join person using (person_id)
                where muster_id = \(muster)
                    and strpos(
                        searchable(first_name || ' ' || last_name || ' ' || email), searchable(\(list.search))) > 0
                """,
            decode: Self.word)
    }

    private static func word(_ row: Row) throws -> Muster.Word {
        let (version, id, email, first, last, classification, witness, note, saidBy, said, received) = try row.decode(
            (Int64, Int64, String, String, String, Classification, Witness, String?, String?, Date, Date).self)
        return Muster.Word(
            version: version,
            person: Person(id: id, email: email, firstName: first, lastName: last, classification: classification),
            witness: witness, note: note, saidBy: saidBy, saidAt: said, receivedAt: received)
    }
}
