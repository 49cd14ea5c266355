import Foundation
import TestSupport
import Testing

@testable import Node

@Suite("Scanners' tokens")
struct ScannerTokensTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A JSON object of receiver and token")
    func sound() throws {
        let path = try folder.write(#"{"A1": "t1", "A2": "t2"}"#, to: "s.json")
        #expect(try Replay.ScannerTokens(path: path, logger: Sample.logger).tokens == ["A1": "t1", "A2": "t2"])
    }

    @Test(
        "Anything else is refused with the shape it should have", arguments: ["", "[]", #"{"A1": 1}"#, #"{"A1": ""}"#])
    func wrong(text: String) throws {
        let path = try folder.write(text, to: "s.json")
        #expect(throws: NodeError.self) { try Replay.ScannerTokens(path: path, logger: Sample.logger) }
    }

    @Test("A file that others can read is warned of, one that is private is not", arguments: [(0o644, 1), (0o600, 0)])
    func mode(mode: Int, warnings: Int) throws {
        let path = try folder.write("{}", to: "s.json")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        let log = RecordedLog()
        _ = try Replay.ScannerTokens(path: path, logger: log.logger)
        #expect(log.messages.count == warnings)
    }
}
