import Accounts
public import Broker
import Foundation
public import Logging

/// A broker of one's own, on a free port of 127.0.0.1 and on a Unix socket. It is gone after the test.
public struct TestBroker: Sendable {
    public let broker: PrivateBroker
    /// The port on 127.0.0.1.
    public let port: Int
    /// Where its folder `broker` is.
    public let dataDirectory: String
    /// One port for each start: the broker is there again.
    public let starts: AsyncStream<Int>

    public init(broker: PrivateBroker, port: Int, dataDirectory: String, starts: AsyncStream<Int>) {
        self.broker = broker
        self.port = port
        self.dataDirectory = dataDirectory
        self.starts = starts
    }

    /// What all accounts log in with.
    public static let password = "correct horse"
    /// May read and write everything.
    public static let server = "server"
    /// Each device reads what is under `down/NAME`, and writes what is under `up/NAME`.
    public static let access = BrokerAccess(
        server: server, patterns: [.init(.read, "down/%u/#"), .init(.write, "up/%u/#")])

    public static func accounts(_ names: [String]) throws -> [BrokerAccount] {
        try names.map { BrokerAccount(name: $0, password: try BrokerPassword(SecretToken(shown: password)).text) }
    }

    /// Runs a test with a broker that knows the server and the devices `7` and `8`.
    public static func run(
        loopbackPort: Int = 0, outside: BrokerListeners.Outside? = nil, logger: Logger = Logger(label: "broker"),
        prepare: @Sendable (String) async throws -> Void = { _ in },
        _ body: @escaping @Sendable (TestBroker) async throws -> Void
    ) async throws {
        let folder = "/tmp/rollcall-broker-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await prepare(folder)
        let (starts, started) = AsyncStream.makeStream(of: Int.self)
        let listeners = BrokerListeners(loopbackPort: loopbackPort, outside: outside)
        let broker = PrivateBroker(dataDirectory: folder, listeners: listeners, logger: logger) { started.yield($0) }
        try await broker.admit(try accounts([server, "7", "8"]), access)
        let running = Task { try await broker.run() }
        let outcome = await Task {
            for await port in starts {
                return try await body(
                    TestBroker(broker: broker, port: port, dataDirectory: folder, starts: starts))
            }
        }.result
        running.cancel()
        _ = await running.result
        try outcome.get()
    }

    /// Kills the process as the system does that runs out of memory. Another one is started.
    public func kill() {
        for process in processes { Foundation.kill(process, SIGKILL) }
    }

    /// Of the broker.
    public var processes: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { Int32($0) }.filter { process in
            let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
            return place == "\(dataDirectory)/broker/socket"
        }
    }
}
