import NIOCore
import NIOSSL
import ServiceLifecycle
import UnixSignals

/// The paths of a certificate and its key, both in PEM.
public struct TLSFiles: Equatable, Sendable {  // generated: init
    /// The server's certificate first, then the intermediate ones up to a root.
    public var certificate: String
    public var key: String
}
