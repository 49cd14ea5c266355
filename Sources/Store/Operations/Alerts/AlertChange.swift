import Foundation
public import Phrases
import Postgres
public import Vocabulary

/// A change of an alert to be written.
public enum AlertChange: Equatable, Sendable {
    /// The description of a cause.
    public struct Telling: Equatable, Sendable {  // generated: init
        public let text: Phrase
        public let hint: Phrase
        /// The rooms that it mentions.
        public let rooms: [Int64]
    }

    case open(AlertKey, AlertSeverity, Telling)
    case reopen(Int64, Telling)
    /// The cause was reported once more.
    case count(Int64, Telling)
    /// The cause is now gone.
    case gone(Int64)
    case close(Int64)
}

extension AlertChange {
    /// The change to announce; nil if it is not announced.
    var turn: AlertTransition.Change? {
        switch self {
        case .open: .opened
        case .reopen: .reopened
        case .close: .closed
        case .count, .gone: nil
        }
    }
}
