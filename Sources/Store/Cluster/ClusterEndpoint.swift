/// Where the private cluster listens. There is no password: the operating system tells who connects (peer).
public struct ClusterEndpoint: Sendable, Hashable {
    /// The folder with the Unix socket; what libpq takes as `host`.
    public let socketDirectory: String
    /// Part of the socket's name only; no TCP port is opened.
    public let port: Int
    public let database = "rollcall"
    public let superuser = "postgres"

    init(socketDirectory: String, port: Int = ClusterLayout.port) {
        self.socketDirectory = socketDirectory
        self.port = port
    }
}
