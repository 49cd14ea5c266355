import Synchronization
import Vocabulary

/// Where all parts of a server tell that the cause of an alert is there, or gone. It is written to the database later.
final class AlertDesk: Sendable {
    /// What a part of the server has said, in order.
    enum Word: Equatable, Sendable {
        case raised(AlertKind, AlertSubject, text: String, hint: String)
        case settled(AlertKind, AlertSubject)
    }

    private let words = Mutex<[Word]>([])

    /// The cause is there, or there again. Called each time that it is seen.
    /// - Parameters:
    ///   - text: a sentence that says what is wrong.
    ///   - hint: a sentence that says what to do about it.
    func raise(_ kind: AlertKind, about subject: AlertSubject, text: String, hint: String) {
        words.withLock { $0.append(.raised(kind, subject, text: text, hint: hint)) }
    }

    /// The cause is gone.
    func settle(_ kind: AlertKind, about subject: AlertSubject) {
        words.withLock { $0.append(.settled(kind, subject)) }
    }

    /// What was said since the last call.
    func take() -> [Word] {
        words.withLock { words in
            defer { words = [] }
            return words
        }
    }
}

/// What an alert is about: an alert is open once for each kind and subject.
struct AlertSubject: Hashable, Sendable {
    enum Sort: String, Sendable {
        case scanner, beacon, person, webhook, server
    }

    let sort: Sort
    /// The key of the row; 0 of the server itself.
    let id: Int64

    static func scanner(_ id: Int64) -> AlertSubject { AlertSubject(sort: .scanner, id: id) }
    static func beacon(_ id: Int64) -> AlertSubject { AlertSubject(sort: .beacon, id: id) }
    static func person(_ id: Int64) -> AlertSubject { AlertSubject(sort: .person, id: id) }
    static func webhook(_ id: Int64) -> AlertSubject { AlertSubject(sort: .webhook, id: id) }
    static let server = AlertSubject(sort: .server, id: 0)
}
