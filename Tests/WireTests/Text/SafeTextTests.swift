import Foundation
import Testing
import Wire

@Suite("Text that is safe to compare")
struct SafeTextTests {
    private func fault(json text: String) -> SafeText.Fault? { fault(json: Array(text.utf8)) }

    private func fault(json bytes: [UInt8]) -> SafeText.Fault? {
        bytes.withUnsafeBytes { buffer in
            do throws(SafeText.Fault) {
                try SafeText.check(json: buffer, depth: 32)
                return nil
            } catch {
                return error
            }
        }
    }

    private func fault(_ text: String) -> SafeText.Fault? {
        do throws(SafeText.Fault) {
            try SafeText.check(text)
            return nil
        } catch {
            return error
        }
    }

    private func fault(utf8 bytes: [UInt8]) -> SafeText.Fault? {
        bytes.withUnsafeBytes { buffer in
            do throws(SafeText.Fault) {
                try SafeText.check(utf8: buffer)
                return nil
            } catch {
                return error
            }
        }
    }

    @Test(
        "Real names and words pass",
        arguments: [
            "Nguyễn Văn Thắng", "Åsa", "A\u{30a}sa", "देवनागरी क्षेत्र", "בְּרֵאשִׁית בָּרָא",
            "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇰🇸🇪",
            "Zoë O’Hara",
            "กรุงเทพ", "ཨོཾ་མ་ཎི", "𝒜da", "", "\u{feff}x",
        ])
    func names(name: String) {
        #expect(fault(name) == nil)
        #expect(fault(json: #"{"\#(name)": ["\#(name)"]}"#) == nil)
    }

    @Test(
        "30 marks in a row pass and 31 do not, in whatever order, as they are and as escapes",
        arguments: ["\u{301}", "\u{316}", "\u{f73}", "\u{344}", "\u{ff9e}", "\u{1d165}"])
    func marks(mark: String) {
        let escape = mark.utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
        for (text, isEscaped) in [(mark, false), (escape, true)] {
            let (limit, more) = (String(repeating: text, count: 30), String(repeating: text, count: 31))
            #expect(fault(json: "\"a\(limit)b\(limit)\"") == nil)
            #expect(fault(json: "{\"a\(more)\": 1}") == .tooManyMarks)
            guard !isEscaped else { continue }
            #expect(fault("a\(limit)") == nil && fault(more) == .tooManyMarks)
        }
    }

    @Test("Marks and their escapes are counted together, and a quote between them ends a row")
    func mixed() {
        let some = String(repeating: "\u{301}", count: 20)
        let escaped = String(repeating: #"\u0316"#, count: 11)
        #expect(fault(json: "\"\(some)\(escaped)\"") == .tooManyMarks)
        #expect(fault(json: "[\"\(some)\",\"\(some)\"]") == nil)
    }

    @Test(
        "Half a surrogate pair is refused, a whole one is not",
        arguments: [
            (#""\ud800""#, SafeText.Fault.loneSurrogate), (#""\udc00\ud800""#, .loneSurrogate),
            (#""\ud83dx\ude00""#, .loneSurrogate), (#""\ud83d\u0041""#, .loneSurrogate), (#""\ud83d\ude00""#, nil),
            (#""\\ud800""#, nil), (#"{"\uDBFF": 1}"#, .loneSurrogate),
        ])
    func surrogates(json: String, expected: SafeText.Fault?) {
        #expect(fault(json: json) == expected)
    }

    @Test(
        "What is not UTF-8 is refused, in texts and beside them",
        arguments: [
            [0x80], [0xc0, 0x80], [0xc3], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf5],
            [0xff, 0xfe], [0xe2, 0x28, 0xa1],
        ] as [[UInt8]])
    func notUTF8(bytes: [UInt8]) {
        #expect(fault(utf8: bytes) == .notUTF8)
        #expect(fault(json: bytes) == .notUTF8)
        #expect(fault(json: [0x22] + bytes + [0x22]) == .notUTF8)
    }

    @Test("JSON in UTF-16, in which marks would pass unseen, is refused")
    func utf16() {
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32LittleEndian] {
            let bytes = Array(
                (#"{"a": ""# + String(repeating: "\u{301}", count: 9) + #""}"#).data(using: encoding) ?? Data())
            #expect(fault(json: bytes) == .notUTF8, "\(encoding)")
        }
    }

    @Test("Brackets in texts do not count for depth, and 33 levels are one too many")
    func depth() {
        let open = String(repeating: "[", count: 33)
        #expect(fault(json: open) == .tooDeep && fault(json: String(open.dropLast())) == nil)
        #expect(fault(json: "\"\(open)\"") == nil && fault(json: String(repeating: "[]", count: 99)) == nil)
        #expect(fault(json: #"{"a": "\#(open)", "b": "\"\#(open)\\", "c": [\#(open.dropLast(8))"#) == nil)
    }

    @Test("The count of marks agrees with Unicode's own decomposition of every scalar")
    func everyScalar() {
        for value in UInt32(0)...0x10ffff {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let first = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first
            let isMark = first?.properties.canonicalCombiningClass != .notReordered
            let text = String(repeating: String(scalar), count: 31)
            #expect((fault(text) == .tooManyMarks) == isMark, "U+\(String(value, radix: 16))")
        }
    }
}
