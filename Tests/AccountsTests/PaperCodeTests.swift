import Testing

@testable import Accounts

@Suite("Codes on paper")
struct PaperCodeTests {
    @Test("A code has 16 characters in groups of four, and no two are alike")
    func random() {
        let codes = (0..<500).map { _ in PaperCode().text }
        let form = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/
        #expect(codes.allSatisfy { $0.wholeMatch(of: form) != nil })
        #expect(Set(codes).count == codes.count)
        // All 32 characters occur, and the dash.
        #expect(Set(codes.joined()).count == 33)
    }

    @Test("A code that lasts has 24 characters")
    func lasting() {
        let form = /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}/
        #expect(PaperCode(lasting: true).text.wholeMatch(of: form) != nil)
    }

    @Test("It is known again however it is typed")
    func typed() {
        let code = PaperCode()
        let plain = code.text.replacing("-", with: "")
        let digits = code.text.replacing("1", with: "l").replacing("0", with: "o")
        let dashes = ["–", "—", "‑", "−", "\u{ad}", " - "].map { code.text.replacing("-", with: $0) }
        for text in [code.text, plain, plain.lowercased(), " \(code.text)\n", digits] + dashes {
            #expect(PaperCode(typed: text).hash == code.hash, "\(text)")
        }
    }

    @Test("Anything else is another code", arguments: ["", "-", "0000-0000-0000-0000", "\0", "🔑"])
    func other(text: String) {
        #expect(PaperCode(typed: text).hash != PaperCode().hash)
        #expect(PaperCode(typed: text).hash.count == 32)
    }
}
