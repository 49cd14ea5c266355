import Tables
import Testing

@Suite("Cells of comma-separated values")
struct CSVCellTests {
    @Test(
        "What a spreadsheet would take for a formula is defused",
        arguments: [
            ("=1+1", "'=1+1"), ("+49 1", "'+49 1"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"), ("\tx", "\"'\tx\""),
            ("=\"x\"", "\"'=\"\"x\"\"\""), ("\rx", "\"'\rx\""), ("\r\n=x", "\"'\r\n=x\""), ("-inf", "'-inf"),
            ("+0x1p3", "'+0x1p3"), ("\u{FF1D}1", "'\u{FF1D}1"), ("-", "'-"), ("=\u{301}1", "'=\u{301}1"),
        ])
    func defused(value: String, cell: String) {
        #expect(CSVCell(value).text == cell)
    }

    @Test("A number stays one", arguments: ["-63", "-1.5", "+7", "0", "6.02e+23", "-1E-3"])
    func numbers(value: String) {
        #expect(CSVCell(value).text == value)
    }

    @Test(
        "All else is only quoted, where it has to be",
        arguments: [
            ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("a\nb", "\"a\nb\""),
            ("a=b", "a=b"),
        ])
    func quoted(value: String, cell: String) {
        #expect(CSVCell(value).text == cell)
    }

    @Test("A line has its cells with commas between them")
    func line() {
        #expect(CSVCell.line(["a", "-63", "=b", "c,d"]) == "a,-63,'=b,\"c,d\"")
    }

    @Test(
        "A formula behind what another language's spreadsheet takes for a separator is defused, too",
        arguments: [
            ("a;=1+1", "\"a;'=1+1\""), ("a\t@x", "\"a\t'@x\""), ("a,=1", "\"a,'=1\""), ("x; \"=1", "\"x; \"\"'=1\""),
            ("a;-5;+7", "\"a;-5;+7\""), ("a;b", "\"a;b\""), ("1;=\u{301}2", "\"1;'=\u{301}2\""),
        ])
    func behindSeparators(value: String, cell: String) {
        #expect(CSVCell(value).text == cell)
    }

    @Test("With semicolons between cells a comma needs no quotes, and languages with a decimal comma have semicolons")
    func semicolons() {
        #expect(CSVCell.line(["1,5", "a;b", "=c"], separator: .semicolon) == "1,5;\"a;b\";'=c")
        #expect(["da", "de-AT", "da_DK.UTF-8", "nb"].allSatisfy { CSVSeparator(language: $0) == .semicolon })
        #expect(["en", "C", "", "en_GB.UTF-8"].allSatisfy { CSVSeparator(language: $0) == .comma })
    }
}
