import Hummingbird
import NIOCore

/// A request on its way through the routes, with the address that its connection comes from.
struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}
