import Store
import Synchronization
import Vocabulary

/// Where all parts of a server tell that the cause of an alert is there, or gone. `AlertKeeper` writes it to the
/// database within a second.
final class AlertDesk: Sendable {
    /// What a part of the server has said.
    enum Word: Equatable, Sendable {
        /// The numbers of rooms are those it tells of: who may not see into one is not told of it.
        case raised(AlertKind, AlertSubject, text: String, hint: String, rooms: [Int64] = [])
        case settled(AlertKind, AlertSubject)

        var key: Alert.Key {
            switch self {
            case .raised(let kind, let subject, _, _, _), .settled(let kind, let subject): Alert.Key(kind, subject)
            }
        }
    }

    /// So many causes wait at most; more than a school has of what can be wrong.
    private static let most = 20_000

    private struct State {
        var words = WordList()
        var rules = AlertRules()
        var health = ScannerHealth.Watch()
    }

    private let state = Mutex(State())

    /// The cause is there, or there again. Called each time that it is seen.
    /// - Parameters:
    ///   - text: a sentence that says what is wrong, without a person's name.
    ///   - hint: a sentence that says what to do about it.
    ///   - rooms: the rooms that it tells of.
    func raise(
        _ kind: AlertKind, about subject: AlertSubject, text: String, hint: String, rooms: [Int64] = []
    ) {
        put([.raised(kind, subject, text: text, hint: hint, rooms: rooms)])
    }

    /// The cause is gone.
    func settle(_ kind: AlertKind, about subject: AlertSubject) {
        put([.settled(kind, subject)])
    }

    /// Takes in what a heartbeat tells of a scanner.
    func note(_ health: ScannerHealth) {
        state.withLock { state in
            for word in state.health.words(on: health, state.rules) { state.words.put(word, most: Self.most) }
        }
    }

    private func put(_ words: [Word]) {
        state.withLock { state in
            for word in words { state.words.put(word, most: Self.most) }
        }
    }

    /// What was said since the last call, in order: of each cause that it was there, that it is gone, or one after the
    /// other.
    func take() -> [Word] {
        state.withLock { $0.words.take() }
    }

    /// What could not be written comes before all that was said since.
    func putBack(_ words: [Word]) {
        state.withLock { state in
            let newer = state.words.take()
            for word in words + newer { state.words.put(word, most: Self.most) }
        }
    }

    /// How kinds are told, as this server read it last.
    var rules: AlertRules {
        get { state.withLock(\.rules) }
        set { state.withLock { $0.rules = newValue } }
    }
}

extension AlertDesk {
    /// Words in the order of their causes. Those of one cause merge, so that the list is as long as there are causes.
    private struct WordList {
        private var order: [Alert.Key] = []
        private var words: [Alert.Key: (raised: Word?, settled: Word?)] = [:]

        /// What was settled before is not, once it is raised; what was raised before it was settled is told all the
        /// same.
        mutating func put(_ word: Word, most: Int) {
            let key = word.key
            if words[key] == nil {
                guard order.count < most else { return }
                order.append(key)
            }
            switch word {
            case .raised: words[key] = (word, nil)
            case .settled: words[key, default: (nil, nil)].settled = word
            }
        }

        mutating func take() -> [Word] {
            defer { self = WordList() }
            return order.flatMap { key in [words[key]?.raised, words[key]?.settled].compactMap(\.self) }
        }
    }
}

/// What an alert is about: an alert is open once for each kind and subject.
struct AlertSubject: Hashable, Sendable {
    typealias Sort = AlertSubjectSort

    let sort: Sort
    /// The key of the row; 0 of the server itself.
    let id: Int64

    static func scanner(_ id: Int64) -> AlertSubject { AlertSubject(sort: .scanner, id: id) }
    static func beacon(_ id: Int64) -> AlertSubject { AlertSubject(sort: .beacon, id: id) }
    static func person(_ id: Int64) -> AlertSubject { AlertSubject(sort: .person, id: id) }
    static func device(_ id: Int64) -> AlertSubject { AlertSubject(sort: .device, id: id) }
    static func rule(_ id: Int64) -> AlertSubject { AlertSubject(sort: .rule, id: id) }
    static func lock(_ id: Int64) -> AlertSubject { AlertSubject(sort: .lock, id: id) }
    static func webhook(_ id: Int64) -> AlertSubject { AlertSubject(sort: .webhook, id: id) }
    static let server = AlertSubject(sort: .server, id: 0)
}

extension Alert.Key {
    init(_ kind: AlertKind, _ subject: AlertSubject) {
        self.init(kind: kind, sort: subject.sort, id: subject.id)
    }

    var subject: AlertSubject { AlertSubject(sort: sort, id: id) }
}
