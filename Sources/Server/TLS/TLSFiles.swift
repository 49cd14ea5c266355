/// Where the server's certificate and its key lie, both in PEM.
public struct TLSFiles: Equatable, Sendable {
    /// The server's certificate first, then those that lead from it to a root.
    public var certificate: String
    public var key: String

    public init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
