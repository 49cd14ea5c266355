import HTTPTypes
import Hummingbird
import NIOCore

/// How requests reach the server.
struct Transport: Sendable {
    /// Whether all of the server's own connections use TLS.
    let isTLS: Bool
    let proxies: TrustedProxies
    /// Whether plain HTTP from other machines is allowed by the settings.
    var allowsPlain = false
    /// The connections that use TLS, on a server that also accepts plain HTTP.
    let secured = SecuredConnections()
}
