public import Foundation

/// Where a node's server is and how the node shows who it is.
public struct NodeSettings: Sendable {
    public let server: URL
    /// The scanner's token.
    public let token: String?
    /// Where what waits for the server is kept.
    public let spool: String?
}
