public import Foundation

extension ClientScan {
    /// One of a person's clients, as the server knows it: by its login.
    public struct Login: Equatable, Sendable {  // generated: init
        public let number: Int64
        /// When it logged in, either by its user or by itself.
        public let since: Date
    }
}

/// The origin of a client's report: its login and the time.
public struct ClientScan: Equatable, Sendable {  // generated: init
    public let login: Login
    /// By the client's own clock; nil if not given.
    public let sentAt: Date?
    /// All logins of the person that have not ended; nil if unknown.
    public let logins: Set<Int64>?
}
