public import Foundation

/// The author and the time of a statement about where a person is, or was.
public struct Said: Equatable, Sendable {
    /// The author's name; nil if they were erased.
    public let by: String?
    public let at: Date

    /// Returns nil if there is no statement.
    init?(by sayer: String?, at time: Date?) {
        guard let time else { return nil }
        (by, at) = (sayer, time)
    }
}
