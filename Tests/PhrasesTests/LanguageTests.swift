import Phrases
import Testing
import Vocabulary

@Suite("Languages and phrases")
struct LanguageTests {
    @Test(
        "The language is the first of the browser's that Rollcall speaks",
        arguments: [
            (nil, Language.english), ("", .english), ("da", .danish), ("da-DK,da;q=0.9,en;q=0.8", .danish),
            ("en-GB,en;q=0.9,da;q=0.8", .english), ("fr, da;q=0.5", .danish), ("fr", .english),
            ("en;q=0.2, da;q=0.7", .danish), ("da;q=0", .english), ("*;q=0.1, da;q=0.2", .danish),
            (";;,=,q", .english),
        ])
    func accepted(header: String?, language: Language) {
        #expect(Language(accepted: header) == language)
    }

    @Test("A number has the form of its language's plural rules")
    func plurals() {
        let texts = [0, 1, 2].map { Phrase.peopleIn($0) }
        #expect(texts.map { $0.text(in: .english) } == ["No people", "1 person", "2 people"])
        #expect(texts.map { $0.text(in: .danish) } == ["Ingen", "1 person", "2 personer"])
    }
}
