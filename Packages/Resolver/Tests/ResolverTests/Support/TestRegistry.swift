import Foundation
import GRDB
import Logging
import NIOCore
import Resolution
import Synchronization
import Testing

@testable import Resolver

/// Time that a test sets: milliseconds since 1970.
final class HandClock: Sendable {
    private let time = Mutex<Int64>(1_800_000_000_000)

    var now: Int64 { time.withLock { $0 } }

    func advance(seconds: Int64) {
        time.withLock { $0 += seconds * 1000 }
    }
}

/// A folder of one test, gone with it.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "rollcall-resolver-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    func file(_ name: String) -> String {
        url.appending(path: name).path
    }

    deinit {
        // What a failed removal leaves behind is a temporary folder.
        try? FileManager.default.removeItem(at: url)
    }
}

/// A book with its desk, without ports.
final class TestRegistry: Sendable {
    let path: String
    let clock: HandClock
    let finder = Finder()
    let writer: RegistryWriter
    let requests: RequestHandler

    init(_ path: String, clock: HandClock = HandClock(), limits: ResolverLimits = .none) throws {
        (self.path, self.clock) = (path, clock)
        let metrics = Metrics()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        writer = RegistryWriter(
            try RegistryFile(path: path, now: clock.now), finder, metrics: metrics, logger: logger)
        requests = RequestHandler(
            finder, writer, limits: AddressLimits(limits), metrics: metrics, allowsLocal: false, clock: { clock.now })
        try writer.start()
    }

    /// What a message gets; nil for no answer, or where the connection closes.
    func ask(_ message: String, from address: String = "203.0.113.9") async throws -> Reply? {
        let source = try #require(Source(try SocketAddress(ipAddress: address, port: 1)))
        let request = try #require(try Request.requests(in: JSONObject(text: Array(message.utf8))).first)
        return await withCheckedContinuation { continuation in
            let step: RequestHandler.Step
            switch request {
            case .find(let search): step = requests.find(search, for: source)
            case .claim(let claim): step = requests.claim(claim, from: source) { continuation.resume(returning: nil) }
            case .update(let update):
                step = requests.update(update, from: source) { continuation.resume(returning: $0) }
            case .register(let registration):
                step = requests.register(registration, from: source) { continuation.resume(returning: $0) }
            case .whoAmI, .reachMe: step = .silence
            }
            switch step {
            case .wait: break
            case .answer(let reply): continuation.resume(returning: reply)
            case .silence, .close: continuation.resume(returning: nil)
            }
        }
    }

    /// The address that an old phone gets for a serial.
    func address(of serial: String) async throws -> String? {
        let reply = try await ask(#"{"HRHomeStationsRequest": [{"StationDID": "\#(serial)"}]}"#)
        guard case .found(let findings, _)? = reply else { return nil }
        return findings.first?.ipv4?.description
    }

    /// Whether an old phone gets an answer, such as null, and the connection stays.
    func isAnswered(_ serial: String, from address: String = "203.0.113.9") async throws -> Bool {
        try await ask(#"{"HRHomeStationsRequest": [{"StationDID": "\#(serial)"}]}"#, from: address) != nil
    }

    /// What a client of version 2 gets for a code.
    func proof(of code: PrintedCode) async throws -> Reply.Proof? {
        let find = Hex.text(code.findHash)
        let reply = try await ask(#"{"Version": 2, "HRHomeStationsRequest": [{"Find": "\#(find)"}]}"#)
        guard case .found(let findings, _)? = reply else { return nil }
        return findings.first?.record
    }

    func list() throws -> StationList {
        try StationList(database: path, isToBeThere: true, now: clock.now)
    }

    /// Waits until what another program has committed is in memory.
    func follows(_ condition: () async throws -> Bool) async throws {
        while try await !condition() { await Task.yield() }
    }
}

extension ResolverLimits {
    static var none: ResolverLimits {
        var limits = ResolverLimits()
        (limits.lookupsPerAddress, limits.unknownPerAddress, limits.updatesPerAddress) = (0, 0, 0)
        return limits
    }
}
