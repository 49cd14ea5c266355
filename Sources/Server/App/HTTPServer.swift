import HummingbirdCore
import HummingbirdTLS
import NIOCore

/// HTTP/1.1, over TLS where there are certificates, with what one connection may take of the server.
func httpServer(
    _ certificates: Certificates?, _ connections: AddressConnections, _ metrics: MetricsRegistry
) throws -> HTTPServerBuilder {
    let plain = HTTPServerBuilder.http1(
        configuration: .init(
            additionalChannelHandlers: [ConnectionGuard(connections: connections, metrics: metrics)],
            idleTimeout: idleTimeout,
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100)))
    guard let certificates else { return plain }
    return try .tls(plain, tlsConfiguration: certificates.configuration)
}

/// A connection on which nothing comes for this long is closed: more than nodes and browsers need, which send every ten
/// seconds or open another.
private let idleTimeout = TimeAmount.seconds(60)
