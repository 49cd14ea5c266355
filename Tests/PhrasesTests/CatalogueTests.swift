import Foundation
import Testing
import Vocabulary

@testable import Phrases

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

    @Test("Each text has a form in each language", arguments: Language.allCases)
    func texts(language: Language) {
        let catalogue = Catalogue.of(language)
        for key in PhraseKey.allCases {
            let selectors: [Phrase.Value] = Phrase.forms(of: key).map {
                $0 == "one" ? .number(1) : $0 == "=0" ? .number(0) : $0 == "other" ? .number(7) : .text($0)
            }
            for selector in selectors.isEmpty ? [.text("x")] : selectors {
                let values = [selector] + [Phrase.Value](repeating: .text("x"), count: 5)
                let text = catalogue.text(key, values, in: language)
                #expect(!text.isEmpty && !text.contains("{"), "\(key), \(selector)")
            }
        }
    }

    @Test("A value without a form is shown as it is, readably")
    func unknownValue() {
        #expect(Phrase.alertKind("badge_on_fire").text(in: .danish) == "badge on fire")
        #expect(Phrase.unlockEnd("on_fire") == nil)
        #expect(Phrase.unlockEnd("no_answer")?.text(in: .english) == "The lock did not answer in time.")
    }

    @Test("A phrase within a phrase is in the same language")
    func phraseWithin() {
        let phrase = Phrase.threshold(.unit("days"))
        #expect(phrase.text(in: .english) == "Threshold, in days")
        #expect(phrase.text(in: .danish) == "Meldes fra, i dage")
    }

    @Test("Braces in a value are no placeholders")
    func braces() {
        #expect(Phrase.bookRoomNamed("{1}{0}").text(in: .english) == "Book room {1}{0}")
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
