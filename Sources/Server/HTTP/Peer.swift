import HTTPTypes
import Hummingbird
import NIOCore

/// The two ends of a connection, as IP addresses.
struct PeerAddresses: Sendable {
    /// The address of the peer; empty if it has none.
    let remote: String
    /// The address of this machine to which the connection was made.
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

/// The context of a request on its way through the routes, with the addresses of its connection.
struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let peer: PeerAddresses

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        peer = PeerAddresses(source.channel)
    }
}
