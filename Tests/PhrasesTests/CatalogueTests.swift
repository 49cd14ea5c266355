import Foundation
import Testing

/// The catalogue as translators see it: its source.
@Suite("The catalogue of phrases")
struct CatalogueTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    private static func files(_ folder: String) throws -> [(name: String, text: String)] {
        let folder = root.appending(path: folder)
        let names = try #require(FileManager.default.enumerator(atPath: folder.path))
        return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
        }
    }

    @Test("Each phrase has a comment for translators")
    func comments() throws {
        for (name, text) in try Self.files("Phrases") where name.hasPrefix("Phrases+") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() where line.hasPrefix("    public static ") {
                let before = lines[number - 1]
                #expect(before.hasPrefix("    ///"), "\(name), line \(number + 1) has no comment.")
            }
        }
    }

    @Test("Each phrase has a text in both languages, with the same values in both")
    func forms() throws {
        let phrase = /Phrase\(\s*en:\s*"((?:[^"\\]|\\.)*)",\s*da:\s*"((?:[^"\\]|\\.)*)"\)/
        var count = 0
        for (name, text) in try Self.files("Phrases") where name.hasPrefix("Phrases+") {
            let all = text.matches(of: phrase)
            count += all.count
            for match in all {
                #expect(!match.1.isEmpty && !match.2.isEmpty, "\(name): \(match.0)")
                #expect(Self.values(match.1) == Self.values(match.2), "\(name): \(match.0)")
            }
        }
        #expect(count > 100)
    }

    /// What is put into a text, but for the language of a phrase within it.
    private static func values(_ text: Substring) -> [String] {
        text.matches(of: /\\\([^)]*\)+/)
            .map { String($0.0).replacing(".english", with: "").replacing(".danish", with: "") }.sorted()
    }

    @Test("No sentence is written in a view")
    func views() throws {
        // Two words between tags, or after them: what a person would read.
        let sentence = />\s*([A-Z][a-z]+ [a-z]+[^<\\]*)</
        for (name, text) in try Self.files("Console") {
            let found = text.matches(of: sentence).map { String($0.1) }
            #expect(found.isEmpty, "\(name): \(found)")
        }
    }
}
