public import Foundation

extension ClientScan {
    /// One of the clients that a person carries, as the server knows it: by its login.
    public struct Login: Equatable, Sendable {  // generated: init
        public let number: Int64
        /// When it logged in: a person did, or it did by itself.
        public let since: Date
    }
}

/// Who says what a client hears, and when.
public struct ClientScan: Equatable, Sendable {  // generated: init
    public let login: Login
    /// By the client's own clock; nil if it did not tell.
    public let sentAt: Date?
    /// All logins of the person that have not ended; nil if that is not known.
    public let logins: Set<Int64>?
}
