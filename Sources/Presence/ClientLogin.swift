public import Foundation

/// One of the clients that somebody carries, as the server knows it: by its login.
public struct ClientLogin: Equatable, Sendable {
    public let number: Int64
    /// When somebody logged in on it, who then had it in their hands.
    public let since: Date

    public init(number: Int64, since: Date) {
        (self.number, self.since) = (number, since)
    }
}
