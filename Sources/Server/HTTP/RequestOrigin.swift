import HTTPTypes
import Hummingbird
import NIOCore

/// Where a request comes from.
struct RequestOrigin: Sendable {
    /// An IP address, or empty where the connection has none. Behind a trusted proxy it is the client's.
    let address: String
    /// The program, as it names itself; nil where it does not.
    let agent: String?
    /// Whether nobody on the way could read it: a cookie set in answer is for such requests alone.
    let isSecure: Bool
    /// The server as the request names it, `https://rollcall.school.example`. The name is one of this server's.
    let base: String

    init(_ request: Hummingbird.Request, _ context: PeerContext, _ transport: Transport) {
        let peer = context.remoteAddress?.ipAddress ?? ""
        address = transport.proxies.client(behind: peer, request.headers)
        agent = request.headers[.userAgent]
        isSecure = transport.isTLS || transport.proxies.isSecure(peer, request.headers)
        base = "\(isSecure ? "https" : "http")://\(request.head.authority ?? "")"
    }
}

/// A request on its way through the routes, with the addresses of its connection.
struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Where the connection comes from.
    let remoteAddress: SocketAddress?
    /// The address of this machine that it came to.
    let localAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
        localAddress = source.channel.localAddress
    }
}
