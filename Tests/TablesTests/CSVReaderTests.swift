import Compression
import Tables
import Testing

@Suite("CSV reader")
struct CSVReaderTests {
    @Test(
        "Fields, quotes, line ends and the byte order mark",
        arguments: [
            ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
            ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
            ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
            ("\u{FEFF}a,b\n", [["a", "b"]]),
            (#""a,b","c ""d"" e""# + "\r\n", [["a,b", #"c "d" e"#]]),
            ("\"two\nlines\",x\n", [["two\nlines", "x"]]),
            ("a,,\n\n\r\n,\n", [["a", "", ""], ["", ""]]),
            (#""""# + "\n", [[""]]),
            ("5\" disk,é\n", [["5\" disk", "é"]]),
            ("", []),
        ])
    func records(text: String, expected: [[String]]) throws {
        #expect(try records(text).map(\.fields) == expected)
    }

    @Test("Each record knows the line it begins on")
    func lines() throws {
        #expect(try records("a\n\n\"b\nc\"\nd\n").map(\.line) == [1, 3, 5])
    }

    @Test(
        "What is wrong is told with the line",
        arguments: [
            ("a\n\"b\n", "t.csv, line 2: a quote is not closed"),
            ("a\n\"b\"c\n", "t.csv, line 2: a quote stands in the middle of a field"),
            ("a\n" + String(repeating: "x", count: 70_000), "t.csv, line 2: the line is too long"),
        ])
    func problems(text: String, problem: String) {
        #expect { try records(text) } throws: { "\($0)" == problem }
    }

    @Test("Bytes that are no UTF-8 are refused")
    func notUTF8() {
        var reader = CSVReader(WholeSource([0x61, 0x0A, 0xFF, 0x0A]), name: "t.csv")
        #expect(throws: TableError("t.csv, line 2: the text is not UTF-8")) {
            while try reader.next() != nil {}
        }
    }

    private func records(_ text: String) throws -> [CSVReader.Record] {
        var reader = CSVReader(WholeSource(text.utf8), name: "t.csv")
        var records: [CSVReader.Record] = []
        while let record = try reader.next() { records.append(record) }
        return records
    }
}

/// Bytes in one piece.
private final class WholeSource: ByteSource {
    private var rest: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        rest = Array(bytes)
    }

    func read() -> [UInt8] {
        defer { rest = [] }
        return rest
    }
}
