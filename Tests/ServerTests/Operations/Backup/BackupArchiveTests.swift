import Foundation
import OperatorErrors
import Testing
import Wire

@testable import Server
@testable import Store

@Suite("A backup's file")
struct BackupArchiveTests {
    private static let database = Data((0..<1_500).map { UInt8(truncatingIfNeeded: $0 * 7) })

    private static func write(_ scene: BackupScene, schema: SchemaPosition = .current, format: Int = 1) async throws {
        let now = Date(timeIntervalSince1970: 1_788_251_400)
        let writer = try ArchiveWriter(scene.file, at: now)
        let parts = [
            try await writer.add(BackupManifest.Name.database, database),
            try await writer.add(BackupManifest.Name.secretKey, Data("key\n".utf8)),
        ]
        let manifest = BackupManifest(format: format, schema: schema, madeAt: now, hasSightings: false, parts: parts)
        let text = try WireJSON.encoder().encode(manifest)
        _ = try await writer.add(BackupManifest.Name.manifest, text)
        _ = try await writer.add(BackupManifest.Name.seal, BackupManifest.seal(of: text))
        _ = try writer.finish()
    }

    @Test("Its owner alone may read it, GNU tar lists it, and what was put in comes out")
    func whole() async throws {
        let scene = try BackupScene()
        try await Self.write(scene)
        let mode = try FileManager.default.attributesOfItem(atPath: scene.file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let archive = try BackupArchive(scene.file)
        let next = archive.pieces(BackupManifest.Name.database)
        var read = Data()
        while let piece = try next() { read.append(contentsOf: piece) }
        #expect(read == Self.database)
        #expect(try archive.data(BackupManifest.Name.secretKey) == Data("key\n".utf8))
        #expect(try archive.data(BackupManifest.Name.erasures) == nil)
        let listed = try Self.tar("-tf", scene.file)
        #expect(listed == "database.dump\nsecret.key\nmanifest.json\nmanifest.json.sha256\n")
    }

    @Test("Where any byte of it is another, or missing, it is damaged")
    func changed() async throws {
        let scene = try BackupScene()
        try await Self.write(scene)
        let whole = try Data(contentsOf: URL(filePath: scene.file))
        for index in whole.indices where index % 7 == 0 || index % 512 < 160 {
            var changed = whole
            changed[index] ^= 1
            try changed.write(to: URL(filePath: scene.file))
            let error = #expect(throws: BackupError.self, "byte \(index)") { try BackupArchive(scene.file) }
            #expect(error?.code == .damaged, "byte \(index)")
        }
        for count in stride(from: 0, to: whole.count, by: 100) {
            try whole.prefix(count).write(to: URL(filePath: scene.file))
            let error = #expect(throws: BackupError.self, "\(count) bytes") { try BackupArchive(scene.file) }
            #expect(error?.code == .damaged, "\(count) bytes")
        }
        try (whole + Data(count: 512)).write(to: URL(filePath: scene.file))
        #expect(throws: BackupError.self) { try BackupArchive(scene.file) }
    }

    @Test("A schema or a form that this version does not know is refused as newer")
    func newer() async throws {
        let scene = try BackupScene()
        let current = SchemaPosition.current
        for (schema, format) in [
            (SchemaPosition(count: current.count + 1, last: "m9999_next"), 1),
            (SchemaPosition(count: current.count, last: "m9999_other"), 1), (SchemaPosition(count: 0, last: ""), 1),
            (current, 2),
        ] {
            try await Self.write(scene, schema: schema, format: format)
            let error = #expect(throws: BackupError.self) { try BackupArchive(scene.file) }
            #expect(error?.code == .newer)
        }
    }

    @Test("What fails in the middle leaves nothing behind, and what stood there stays")
    func halfWritten() async throws {
        struct Stopped: Error {}
        let scene = try BackupScene()
        try Data("older".utf8).write(to: URL(filePath: scene.file))
        let writer = try ArchiveWriter(scene.file, at: Date())
        await #expect(throws: Stopped.self) {
            _ = try await writer.add("database.dump") { take in
                try Self.database.withUnsafeBytes { try take($0) }
                throw Stopped()
            }
        }
        writer.abandon()
        #expect(try scene.others() == [])
        #expect(try String(contentsOfFile: scene.file, encoding: .utf8) == "older")
        let error = #expect(throws: BackupError.self) { try ArchiveWriter(scene.folder + "/none/x", at: Date()) }
        #expect(error?.code == .notWritable)
    }

    private static func tar(_ arguments: String...) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/tar")
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
