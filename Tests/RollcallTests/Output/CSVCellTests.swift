import Testing

@testable import rollcall

@Suite("Cells of comma-separated values")
struct CSVCellTests {
    @Test(
        "What a spreadsheet would take for a formula is defused, a number is left alone",
        arguments: [
            ("=1+1", "'=1+1"), ("+49 1", "'+49 1"), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"), ("\tx", "'\tx"),
            ("-1.5", "-1.5"), ("+7", "+7"), ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""), ("=\"x\"", "\"'=\"\"x\"\"\""), ("a\nb", "\"a\nb\""),
            ("\rx", "\"'\rx\""),
        ])
    func cells(value: String, cell: String) {
        #expect(CSVCell(value).text == cell)
    }
}
