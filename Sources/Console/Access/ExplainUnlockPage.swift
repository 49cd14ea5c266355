import Devices
public import Phrases
import Vocabulary
public import Wire

/// Whether a person may open a lock now, and everything that the decision rests on. Without a person or a lock it
/// offers a choice.
public struct ExplainUnlockPage: ConsolePage {
    public static let path = "/unlocks/explain"
    public static let types: [RequestType] = [
        .adminExplainUnlock, .universalGetLocks, .adminGetPersons, .adminGetClearances,
    ]
    public static let name = Phrase.explainUnlockTitle

    /// The maximum number of people in the result of a search.
    private static let maxFound = 20

    private let locks: [LockRecord]
    private let lock: LockRecord?
    private let person: PersonRecord?
    private let find: String?
    private let found: [PersonRecord]
    private let facts: ExplainedFacts?

    public func heading(_ view: View) -> Phrase {
        guard let person, let lock else { return Self.name }
        return .explainUnlockOf(view.title(person.firstName, person.lastName, person.personID), lock.lockName)
    }

    static func address(person: Int64, lock: Int64) -> String { "\(path)?person=\(person)&lock=\(lock)" }

    public static func load(_ query: PageQuery, _ asker: some Asking) async throws -> ExplainUnlockPage {
        let locks = try await asker.allLocks()
        let lock = try query.number("lock").map { id in try locks.first { $0.lockID == id }.orNotFound() }
        var person: PersonRecord?
        if let id = try query.number("person") {
            person = try await asker.allPersons().first { $0.personID == id }.orNotFound()
        }
        var found: [PersonRecord] = []
        if person == nil, let find = query["search"] {
            found = try await asker.reply(to: GetPersons(search: find, page: 1, pageSize: maxFound)).persons
        }
        var facts: ExplainedFacts?
        if let person, let lock { facts = try await ExplainedFacts.load(person.personID, lock, asker) }
        return ExplainUnlockPage(
            locks: locks, lock: lock, person: person, find: query["search"], found: found, facts: facts)
    }

    public func body(_ view: View) -> HTML {
        let explained: HTML? = facts.map { "<p>\(view(.explainUnlockIntroduction))</p>\($0.html(view))" }
        return """
            <p><a href="\(UnlocksPage.path)">\(view(.unlocksTitle))</a></p>\(explained)\(choice(view))
            """
    }

    /// The choice of the next person or lock to explain.
    private func choice(_ view: View) -> HTML {
        guard let person else { return "\(chosen(view))\(search(view))\(find == nil ? "" : foundTable(view))" }
        let choices = locks.map { (value: String($0.lockID), label: Phrase($0.lockName)) }
        guard !choices.isEmpty else { return "<p class=\"empty\">\(view(.noLocks))</p>" }
        let chosen = lock.map { String($0.lockID) }
        return """
            <h2>\(view.title(person.firstName, person.lastName, person.personID))</h2>\(view.asking(
                Self.path, [("person", String(person.personID))],
                [view.choice("lock", .unlockLock, chosen, choices, any: false)], .explainUnlockButton))
            """
    }

    private func chosen(_ view: View) -> HTML { lock.map { "<h2>\($0.lockName)</h2>" } ?? "" }

    private func search(_ view: View) -> HTML {
        let kept: HTML = lock.map { "<input type=\"hidden\" name=\"lock\" value=\"\($0.lockID)\">" } ?? ""
        return view.search(find, .searchAccounts, others: [kept])
    }

    private func foundTable(_ view: View) -> HTML {
        let rows: [HTML] = found.map { person in
            let address =
                lock.map { Self.address(person: person.personID, lock: $0.lockID) }
                ?? "\(Self.path)?person=\(person.personID)"
            return """
                <tr><th scope="row"><a href="\(address)">\
                \(view.name(person.firstName, person.lastName, person.personID))</a></th>\
                <td>\(person.email)</td><td>\(person.securityLevel)</td></tr>
                """
        }
        return view.table([.personName, .email, .securityLevel], rows, empty: .explainNone, id: "found")
    }
}

extension Asking {
    func allLocks() async throws -> [LockRecord] {
        try await whole {
            let reply = try await reply(to: GetLocks(page: $0, pageSize: Self.limit))
            return (reply.locks, reply.total)
        }
    }
}
