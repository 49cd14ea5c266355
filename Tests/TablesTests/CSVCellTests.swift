import Tables
import Testing

@Suite("Cells of comma-separated values")
struct CSVCellTests {
    @Test(
        "What a spreadsheet would take for a formula is defused",
        arguments: [
            ("=1+1", "'=1+1"), ("+49 1", "'+49 1"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"), ("\tx", "'\tx"),
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
}
