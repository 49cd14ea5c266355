import Foundation
import TestSupport
import Testing

@testable import Broker

/// mosquitto 2.0.11 opens port 1883 to everybody where an option of a listener stands before the first one. So what the
/// kernel says of a real mosquitto is looked at, not what its file says.
@Suite("Where the private broker listens", .mustEnd)
struct ListeningTests {
    @Test("On 127.0.0.1 alone")
    func loopback() async throws {
        try await TestBroker.run { broker in
            let found = try places(of: broker)
            #expect(found == ["127.0.0.1:\(broker.port)"])
        }
    }

    @Test("Beyond that only where it was told to", arguments: ["127.0.0.2", "::1", "0.0.0.0", "::"])
    func outside(host: String) async throws {
        let port = try FreePort.take()
        try await TestBroker.run(outside: .init(host: host, port: port, tls: nil)) { broker in
            let found = try places(of: broker)
            #expect(found == ["127.0.0.1:\(broker.port)", "\(host):\(port)"])
        }
    }

    @Test("One place is opened once where it is named twice", arguments: ["127.0.0.1", "0.0.0.0", "::"])
    func once(host: String) async throws {
        let port = try FreePort.take()
        let outside = BrokerListeners.Outside(host: host, port: port, tls: nil)
        try await TestBroker.run(loopbackPort: port, outside: outside) { broker in
            let found = try places(of: broker)
            // mosquitto takes `::` for IPv6 alone.
            let hosts = host == "::" ? ["127.0.0.1", "::"] : [host]
            #expect(found == Set(hosts.map { "\($0):\(port)" }))
        }
    }

    /// Where its process listens, as the kernel has it.
    private func places(of broker: TestBroker) throws -> Set<String> {
        let process = try #require(broker.processes.first)
        let folder = "/proc/\(process)/fd"
        let sockets = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { file in
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
        }
        var found: Set<String> = []
        for table in ["tcp", "tcp6"] {
            for line in try lines(of: "/proc/net/\(table)").dropFirst() {
                let fields = line.split(separator: " ").map(String.init)
                // State 0A is that of a socket that listens (`TCP_LISTEN` in Linux's `tcp_states.h`).
                guard fields[3] == "0A", sockets.contains("socket:[\(fields[9])]") else { continue }
                found.insert(try place(fields[1]))
            }
        }
        return found
    }

    /// The kernel gives a part of the table at a time, and says no size: Foundation takes the first part for the whole.
    private func lines(of path: String) throws -> [String] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var (lines, line, room): ([String], UnsafeMutablePointer<CChar>?, Int) = ([], nil, 0)
        defer { free(line) }
        while getline(&line, &room, file) > 0, let line { lines.append(String(cString: line)) }
        return lines
    }

    /// An address and a port as the kernel writes them: words of 32 bits in the order of the machine's bytes, in hex.
    private func place(_ text: String) throws -> String {
        let parts = text.split(separator: ":")
        let port = try #require(UInt16(parts[1], radix: 16))
        let words = stride(from: 0, to: parts[0].count, by: 8).map { start in
            UInt32(parts[0].dropFirst(start).prefix(8), radix: 16) ?? 0
        }
        let bytes = words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        let isWritten = inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil
        try #require(isWritten)
        let address = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        return "\(String(decoding: address, as: UTF8.self)):\(port)"
    }
}
