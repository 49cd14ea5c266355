import Foundation
import Testing

@testable import Server

struct ErasureFileTests {
    @Test("What is added is read back, by anybody but readable to its owner alone; what is no number is passed over")
    func lines() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "kept/erasures").path(percentEncoded: false)
        let file = ErasureFile(path: path)
        #expect(try file.read() == [])
        let subjects = [UUID(), UUID()]
        try file.append(subjects[0])
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("half a li\n\n".utf8))
        try file.append(subjects[1])
        #expect(try ErasureFile(path: path).read() == subjects)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}
