import NIOCore
import NIOPosix
import NIOSSL
import NIOTLS
import Resolution

extension StationPlace {
    /// RFC 8305, 8.
    private static let delay = Duration.milliseconds(250)
    private static let timeout = TimeAmount.seconds(10)

    /// Tries all addresses, and checks the certificate before anything is sent. It is verified by the hash in the
    /// record, or otherwise by an authority, through chain and name.
    /// - Throws: `ReachError`; `CancellationError`.
    public func reach(_ authorities: TrustedAuthorities) async throws -> ReachedStation {
        let result = await Race.run(addresses, each: Self.delay) { address in
            do {
                return ReachedStation(
                    place: self, address: address, certificate: try await handshake(address, authorities.context))
            } catch {
                throw ReachError.Failed(failure: .init(address, error))
            }
        }
        try Task.checkCancellation()
        switch result {
        case .success(let reached): return reached
        case .failure(let lost):
            throw ReachError(failures: lost.errors.compactMap { ($0 as? ReachError.Failed)?.failure })
        }
    }

    /// Performs a handshake only to get the certificate. If its hash is known, nothing else is checked here.
    private func handshake(_ address: StationAddress, _ context: NIOSSLContext) async throws -> StationCertificate {
        let socket = try SocketAddress(ipAddress: address.description, port: port)
        let name = name.flatMap { StationAddress($0) == nil ? $0 : nil }
        return try await Attempt<StationCertificate>.run(within: Self.timeout) { bootstrap in
            bootstrap.connect(to: socket)
        } prepare: { [tls] attempt, channel in
            let keeper = HandshakeHandler(attempt, expecting: tls)
            let handler =
                tls == nil
                ? try NIOSSLClientHandler(context: context, serverHostname: name)
                : try NIOSSLClientHandler(context: context, serverHostname: name) { certificates, promise in
                    promise.succeed(keeper.isRight(certificates.first) ? .certificateVerified : .failed)
                }
            try channel.pipeline.syncOperations.addHandlers(handler, keeper)
        }
    }
}

extension ReachError {
    /// The failure of an attempt within the race.
    fileprivate struct Failed: Error {
        let failure: Failure
    }
}

extension ReachError.Failure {
    fileprivate init(_ address: StationAddress, _ error: any Error) {
        let isWrong = error is WrongCertificate
        self.init(
            address: address,
            reason: isWrong ? "it has another certificate than the station signed" : FailureReason.text(error),
            isWrongCertificate: isWrong)
    }
}

private struct WrongCertificate: Error {}

extension StationCertificate {
    fileprivate init?(_ certificate: NIOSSLCertificate) {
        guard let bytes = try? certificate.toDERBytes() else { return nil }
        self.init(bytes)
    }
}

/// Keeps the certificate of a handshake. It ends the attempt once the other side has proved that it has the key.
private final class HandshakeHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let attempt: Attempt<StationCertificate>
    private let hash: [UInt8]?
    private var isWrong = false

    init(_ attempt: Attempt<StationCertificate>, expecting hash: [UInt8]?) {
        (self.attempt, self.hash) = (attempt, hash)
    }

    /// Called during the handshake, when the connection must not be closed: the error that follows ends the attempt.
    /// - Returns: whether the handshake may continue.
    func isRight(_ leaf: NIOSSLCertificate?) -> Bool {
        isWrong = leaf.flatMap(StationCertificate.init)?.hash != hash
        return !isWrong
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted = event {
            let leaf = try? context.channel.pipeline.syncOperations.nioSSL_peerCertificate()
            let certificate = leaf.flatMap(StationCertificate.init)
            attempt.end(certificate.map { .success($0) } ?? .failure(AttemptError.closed))
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelInactive(context: ChannelHandlerContext) {
        attempt.end(.failure(isWrong ? WrongCertificate() : AttemptError.closed))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        attempt.end(.failure(isWrong ? WrongCertificate() : error))
    }
}
