import HTTPTypes
import Hummingbird
import NIOCore

/// Where a request comes from.
struct RequestOrigin: Sendable {
    /// An IP address, or empty if the connection has none. Behind a trusted proxy it is the client's.
    let address: String
    /// The program, as it names itself; nil if it does not.
    let agent: String?
    /// Whether no person on the way could read it: a cookie set in answer is for such requests alone.
    let isSecure: Bool
    /// The server as the request names it, `https://rollcall.school.example`. The name is one of this server's.
    let base: String
    /// Whether it is for a link by which helpers come to a roll-call.
    let isMusterLink: Bool

    /// Before the token of a link.
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

    /// Whether a proxy on this machine passed the request on, whatever its headers say: its caller named another host.
    /// Elsewhere than on this machine plain HTTP is refused, so that the proxy was asked over TLS.
    private static func cameByProxy(_ head: HTTPRequest, _ peer: PeerAddresses) -> Bool {
        Hosts.isLoopback(peer.remote) && head.authority.map { !Hosts.isLoopback(authority: $0) } == true
    }

    init(_ request: Hummingbird.Request, _ context: PeerContext, _ transport: Transport) {
        self.init(request.head, context.peer, transport)
    }
}

/// The two ends of a connection, as IP addresses.
struct PeerAddresses: Sendable {
    /// Where it comes from; empty if it has none.
    let remote: String
    /// The address of this machine that it came to.
    let local: String?
    let connection: ObjectIdentifier
}

extension PeerAddresses {
    init(_ channel: any Channel) {
        self.init(
            remote: channel.remoteAddress?.ipAddress ?? "", local: channel.localAddress?.ipAddress,
            connection: ObjectIdentifier(channel))
    }
}

/// A request on its way through the routes, with the addresses of its connection.
struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let peer: PeerAddresses

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        peer = PeerAddresses(source.channel)
    }
}
