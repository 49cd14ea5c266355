import Phrases
import Store
import Vocabulary

/// A part of the server reports that the cause of an alert appeared or is gone.
enum AlertSignal: Equatable, Sendable {
    /// - rooms: the numbers of the rooms that the text is about. A person who may not see one of them does not get it.
    case raised(AlertKind, AlertSubject, text: Phrase, hint: Phrase, rooms: [Int64] = [])
    case cleared(AlertKind, AlertSubject)

    var key: AlertKey {
        switch self {
        case .raised(let kind, let subject, _, _, _), .cleared(let kind, let subject): AlertKey(kind, subject)
        }
    }
}
