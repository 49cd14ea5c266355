import Foundation
import Schema
import Testing

@Suite("The list of migrations")
struct MigrationListTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../sql/migrations")

    @Test("It is what the folder holds, in its order")
    func sameAsFolder() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
        #expect(Migrations.all.map { $0.name + ".sql" } == files.sorted())
    }

    @Test("The numbers go from 1 on without a hole, each with a name")
    func numbers() {
        for (index, migration) in Migrations.all.enumerated() {
            let prefix = "m" + String(format: "%04d", index + 1) + "_"
            #expect(migration.name.hasPrefix(prefix), "\(migration.name) should begin with \(prefix)")
            #expect(migration.name.dropFirst(prefix.count).wholeMatch(of: /[a-z_]+/) != nil, "\(migration.name)")
        }
    }

    @Test("What is built in is what the file holds", arguments: Migrations.all.map(\.name))
    func sameText(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name + ".sql"), encoding: .utf8)
        #expect(Migrations.all.first { $0.name == name }?.sql == text)
    }
}
