public import Foundation

/// One of the clients that somebody carries, as the server knows it: by its login.
public struct ClientLogin: Equatable, Sendable {
    public let number: Int64
    /// When it logged in: somebody did, or it did by itself.
    public let since: Date

    public init(number: Int64, since: Date) {
        (self.number, self.since) = (number, since)
    }
}
