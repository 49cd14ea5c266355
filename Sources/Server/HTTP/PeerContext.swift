import Hummingbird
import NIOCore

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
