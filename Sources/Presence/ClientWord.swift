public import Foundation

/// Who says what a client hears, and when.
public struct ClientWord: Equatable, Sendable {
    public let login: ClientLogin
    /// By the client's own clock; nil where it did not tell.
    public let sentAt: Date?
    /// All logins of the person that have not ended; nil where that is not known.
    public let logins: Set<Int64>?

    public init(login: ClientLogin, sentAt: Date? = nil, logins: Set<Int64>? = nil) {
        (self.login, self.sentAt, self.logins) = (login, sentAt, logins)
    }
}
