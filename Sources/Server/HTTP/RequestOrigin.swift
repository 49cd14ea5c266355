import HTTPTypes
import Hummingbird
import NIOCore

/// The origin of a request.
struct RequestOrigin: Sendable {
    /// An IP address, or empty if the connection has none. Behind a trusted proxy it is the client's.
    let address: String
    /// The name of the client program from its headers; nil if absent.
    let agent: String?
    /// Whether the request came encrypted all the way: cookies in the answer are valid for such requests only.
    let isSecure: Bool
    /// The base URL of this server as the request names it, such as `https://rollcall.school.example`.
    let base: String
    /// Whether the request is for a link with which helpers join a roll-call.
    let isMusterLink: Bool

    /// The path before the token of a link.
    static let musterLinks = "/m/"

    init(_ head: HTTPRequest, _ peer: PeerAddresses, _ transport: Transport) {
        address = transport.proxies.client(behind: peer.remote, head.headerFields)
        agent = head.headerFields[.userAgent]
        isSecure =
            transport.isTLS || transport.secured.contain(peer.connection)
            || transport.proxies.isSecure(peer.remote, head.headerFields)
            || Self.cameByProxy(head, peer) && !transport.allowsPlain
        isMusterLink = head.path?.hasPrefix(Self.musterLinks) == true
        base = "\(isSecure ? "https" : "http")://\(head.authority ?? "")"
    }

    /// Whether a proxy on this machine forwarded the request, whatever its headers contain: its caller named another
    /// host. From other machines plain HTTP is refused, so the client must have reached the proxy over TLS.
    private static func cameByProxy(_ head: HTTPRequest, _ peer: PeerAddresses) -> Bool {
        Hosts.isLoopback(peer.remote) && head.authority.map { !Hosts.isLoopback(authority: $0) } == true
    }

    init(_ request: Hummingbird.Request, _ context: PeerContext, _ transport: Transport) {
        self.init(request.head, context.peer, transport)
    }
}
