import Daemon
import Foundation
import Logging
import NIOCore
import NIOPosix
public import Resolution
import Resolver
import ServiceLifecycle

/// A real resolver on a free port of the loopback interface, with a book of its own.
public struct RealResolver: Sendable {
    public let port: Int
    public let tlsPort: Int?

    /// It as people write it.
    public var host: ResolverHost {
        guard let host = ResolverHost("127.0.0.1:\(port)") else { preconditionFailure("A port makes a host.") }
        return host
    }

    /// Runs `body` with a resolver that has the key of a station.
    /// - Parameters:
    ///   - findable: whether the station is found by its serial number too.
    ///   - tls: certificate and key, in PEM, of one that speaks TLS on a port besides.
    public static func run<Result: Sendable>(
        knowing station: SigningStation, findable: Bool = false, tls: (certificate: String, key: String)? = nil,
        _ body: (RealResolver) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-resolving-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = ResolverSettings(database: folder.appending(path: "book").path)
        (settings.ports, settings.allowsLocal) = ([0], true)
        if let tls {
            let files = TLSFiles(
                certificate: folder.appending(path: "chain.pem").path, key: folder.appending(path: "key.pem").path)
            try tls.certificate.write(toFile: files.certificate, atomically: true, encoding: .utf8)
            try tls.key.write(toFile: files.key, atomically: true, encoding: .utf8)
            (settings.tls, settings.tlsPort) = (files, 0)
        }
        let list = try StationList(database: settings.database, isToBeThere: false)
        try list.setKey(station.serial, Hex.text(station.publicKey))
        if findable { _ = try list.setFindable(station.serial, bySerial: true) }
        try list.close()
        return try await run(settings, body)
    }

    private static func run<Result: Sendable>(
        _ settings: ResolverSettings, _ body: (RealResolver) async throws -> Result
    ) async throws -> Result {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let (ready, continuation) = AsyncStream.makeStream(of: Resolver.Ports.self)
        let resolver = try Resolver(settings, logger: logger, onReady: { continuation.yield($0) })
        let group = ServiceGroup(configuration: .init(services: [.init(service: resolver)], logger: logger))
        let running = Task {
            defer { continuation.finish() }
            try await group.run()
        }
        for await ports in ready {
            do {
                let result = try await body(RealResolver(port: ports.plain.first ?? 0, tlsPort: ports.tls.first))
                await group.triggerGracefulShutdown()
                try await running.value
                return result
            } catch {
                await group.triggerGracefulShutdown()
                try? await running.value
                throw error
            }
        }
        try await running.value
        throw CancellationError()
    }

    /// Has a station say where it is, and waits until that is on the disk.
    public func take(_ update: String) async throws {
        let (answers, continuation) = AsyncStream.makeStream(of: JSONObject.self)
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AnswerHandler(continuation))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        try await channel.writeAndFlush(channel.allocator.buffer(bytes: Array(update.utf8)))
        var isAccepted = false
        for await answer in answers {
            guard let reply = answer["HRHomeStationUpdateReply"]?.object else { continue }
            isAccepted = reply["Accepted"] == .bool(true)
            break
        }
        try? await channel.close()
        guard isAccepted else { throw NotAccepted() }
    }

    public struct NotAccepted: Error {}
}

private final class AnswerHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<JSONObject>.Continuation
    private var reader = MessageReader()

    init(_ continuation: AsyncStream<JSONObject>.Continuation) {
        self.continuation = continuation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var messages: [JSONObject] = []
        _ = unwrapInboundIn(data).withUnsafeReadableBytes { reader.read($0, into: &messages) }
        for message in messages { continuation.yield(message) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        continuation.finish()
    }
}
