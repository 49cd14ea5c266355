public import Client
public import Foundation

/// Where a node's server is and how the node shows who it is.
public struct NodeSettings: Sendable {
    public let server: URL
    /// Whom the server's certificate has to lead to, where it speaks TLS.
    public let trust: ServerTrust
    /// The scanner's token.
    public let token: String?
    /// Where what waits for the server is kept.
    public let spool: String?
}
