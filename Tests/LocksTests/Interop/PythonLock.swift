import Devices
import Foundation
import Testing

@testable import Locks

/// The lock of `tools/locks`, which was made from docs/locks.md, as a child. It speaks in lines.
final class PythonLock {
    /// The python that can import what it needs; `tools/check-locks` names it.
    static let python = ProcessInfo.processInfo.environment["ROLLCALL_LOCK_PYTHON"]

    struct Label: Decodable {
        let fingerprint: String
        let code: String
    }

    private struct Line: Decodable {
        let opened: Int64?
    }

    let identity = LockIdentity(site: "k1", device: 12)
    let dialect: LockDialect
    let label: Label
    private(set) var now = LockBench.start
    private(set) var opened: [Int64] = []
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()

    init(_ dialect: LockDialect) throws {
        self.dialect = dialect
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        process.executableURL = URL(filePath: try #require(Self.python))
        process.arguments = [
            root.appending(path: "tools/locks/play.py").path, "--lines", "--site", "k1", "--device", "12",
            "--dialect", dialect.rawValue,
        ]
        process.environment = ["PYTHONDONTWRITEBYTECODE": "1"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var first = Data()
        while first.last != UInt8(ascii: "\n") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "The lock ended.")
            first += data
        }
        label = try JSONDecoder().decode(Label.self, from: first)
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    func press() throws { _ = try ask(#"{"press":true}"#) }

    func jam() throws { _ = try ask(#"{"jam":true}"#) }

    func wait(_ seconds: TimeInterval) throws {
        now += seconds
        _ = try ask("{\"wait\":\(seconds)}")
    }

    /// What it answers to a message: JSON objects.
    func hear(_ channel: String, _ payload: [UInt8]) throws -> [[UInt8]] {
        try ask("{\"channel\":\"\(channel)\",\"message\":\(String(decoding: payload, as: UTF8.self))}")
            .compactMap { line -> [UInt8]? in
                if let attempt = try JSONDecoder().decode(Line.self, from: line).opened {
                    opened.append(attempt)
                    return nil
                }
                let said = try JSONSerialization.jsonObject(with: line) as? [String: Any]
                return try said?["message"].map { Array(try JSONSerialization.data(withJSONObject: $0)) }
            }
    }

    /// Its lines up to the one that ends an answer.
    private func ask(_ line: String) throws -> [Data] {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        var lines: [Data] = []
        while true {
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                if line == Data("{}".utf8) { return lines }
                lines.append(line)
            }
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "The lock ended.")
            rest += data
        }
    }
}

extension PythonLock {
    /// Activates it by a label, its own unless another is given.
    /// - Returns: what the server did but for talking.
    func activate(
        epoch: UInt32 = 1, fingerprint: LockFingerprint? = nil, code: ActivationCode? = nil
    ) throws -> [Activation.Action] {
        var activation = Activation(
            identity, dialect: dialect, epoch: epoch,
            fingerprint: fingerprint ?? LockFingerprint(typed: label.fingerprint),
            code: code ?? ActivationCode(typed: label.code), now: now)
        var waiting = activation.apply(.time, at: now)
        var done: [Activation.Action] = []
        while !waiting.isEmpty {
            let action = waiting.removeFirst()
            guard case .say(let payload) = action else {
                done.append(action)
                continue
            }
            for answer in try hear("handshake", payload) { waiting += activation.apply(.message(answer), at: now) }
        }
        return done
    }

    /// Challenges it for an attempt of the server's.
    func challenge(_ server: inout ServerBench) throws {
        server.apply(.time, at: now)
        for nonce in try hear("challenge", try #require(server.challenges.last)) {
            server.apply(.nonce(nonce), at: now)
        }
    }

    func respond(_ server: inout ServerBench) throws {
        for answer in try hear("response", try #require(server.responses.last)) {
            server.apply(.outcome(answer), at: now)
        }
    }
}
