import Daemon
import DaemonSupport
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Resolution
import Testing

@testable import Resolver

@Suite("The resolver as a service", .timeLimit(.minutes(10)))
struct ServiceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func files(_ certificate: TestCertificate) throws -> TLSFiles {
        let files = TLSFiles(certificate: folder.file("certificate.pem"), key: folder.file("key.pem"))
        try certificate.certificate.write(toFile: files.certificate, atomically: true, encoding: .utf8)
        try certificate.key.write(toFile: files.key, atomically: true, encoding: .utf8)
        return files
    }

    @Test("Under TLS it greets after the handshake")
    func tls() async throws {
        let files = try files(.first)
        let resolver = try await TestResolver.start(folder) { settings in
            (settings.tls, settings.tlsPort) = (files, 0)
        }
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates(
            try NIOSSLCertificate.fromPEMBytes(Array(TestCertificate.first.certificate.utf8)))
        let port = try #require(resolver.ports.tls.first)
        let phone = try await TestPhone(port: port, tls: try NIOSSLContext(configuration: configuration))
        #expect(await phone.next() != nil)
        #expect(try await phone.ask(#"{"HRWhoAmI":{}}"#) != nil)
        try await phone.close()
        try await resolver.stop()
    }

    @Test("It tells the service manager that it is ready, lives, and stops")
    func notify() async throws {
        let path = "@rollcall-test-\(UUID())"
        let listener = try DatagramListener(path)
        let socket = NotifySocket(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "2000"], process: 1)
        let resolver = try await TestResolver.start(folder, notifySocket: socket)
        var heard: [String] = []
        while !heard.contains("WATCHDOG=1") {
            if let next = listener.next() { heard.append(next) } else { await Task.yield() }
        }
        #expect(heard.first == "READY=1")
        let stopping = Task { try await resolver.stop() }
        while heard.last != "STOPPING=1" {
            if let next = listener.next() { heard.append(next) } else { await Task.yield() }
        }
        try await stopping.value
    }

    @Test("What came whole before it is told to stop is answered, however much that is")
    func stopping() async throws {
        let resolver = try await TestResolver.start(folder) { $0.limits = .none }
        let list = try StationList(database: resolver.database, isToBeThere: true)
        let (station, phone) = (TestStation("a"), try await TestPhone.greeted(port: resolver.port))
        _ = try await phone.ask(try station.registration(try list.invite("a")))
        try await phone.send(try (1...400).map { try station.update($0) }.joined())
        try await resolver.stop()
        var answers = 0
        while await phone.next() != nil { answers += 1 }
        #expect(answers == 400)
    }

    @Test("A port that is in use is refused")
    func portInUse() async throws {
        let resolver = try await TestResolver.start(folder)
        let other = try TemporaryFolder()
        await #expect(throws: ResolverError.self) {
            try await TestResolver.start(other) { $0.ports = [resolver.port] }
        }
        try await resolver.stop()
    }

    @Test("Settings that contradict each other are refused")
    func settings() throws {
        func check(_ change: (inout ResolverSettings) -> Void) throws {
            var settings = ResolverSettings(database: folder.file("book"))
            change(&settings)
            try settings.check()
        }
        try check { _ in }
        try check { ($0.addresses, $0.isInsecureAllowed) = (["0.0.0.0"], true) }
        #expect(throws: ResolverError.self) { try check { $0.addresses = ["127.0.0.1", "0.0.0.0"] } }
        try check { $0.addresses = ["127.0.0.2", "::1", "localhost"] }
        #expect(throws: ResolverError.self) { try check { ($0.addresses, $0.isInsecureAllowed) = (["foo"], true) } }
        #expect(throws: ResolverError.self) { try check { $0.ports = [65_536] } }
        #expect(throws: ResolverError.self) { try check { $0.ports = [] } }
        #expect(throws: ResolverError.self) { try check { $0.tlsPort = 8129 } }
        #expect(throws: ResolverError.self) { try check { $0.limits.idleSeconds = 0 } }
    }

    @Test("Metrics are told on loopback, and hold neither serials nor addresses")
    func metrics() async throws {
        let resolver = try await TestResolver.start(folder) { $0.metricsPort = 0 }
        let phone = try await TestPhone.greeted(port: resolver.port)
        _ = try await phone.ask(#"{"HRHomeStationsRequest":[{"StationDID":"some station"}]}"#)
        let port = try #require(resolver.ports.metrics)
        let text = try await page("/metrics", port)
        #expect(text.contains(#"rollcall_resolver_lookups_total{told="false"} 1"#))
        #expect(text.contains("rollcall_resolver_connections 1") && !text.contains("some station"))
        try await phone.close()
        try await resolver.stop()
    }

    /// All that a web server sends before it closes.
    private func page(_ path: String, _ port: Int) async throws -> String {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let text = loop.makePromise(of: String.self)
        let channel = try await ClientBootstrap(group: loop)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(TextCollector(text))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try await channel.writeAndFlush(channel.allocator.buffer(string: request))
        return try await text.futureResult.get()
    }
}

private final class TextCollector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let promise: EventLoopPromise<String>
    private var text = ""

    init(_ promise: EventLoopPromise<String>) {
        self.promise = promise
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(buffer: unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) {
        promise.succeed(text)
    }
}
