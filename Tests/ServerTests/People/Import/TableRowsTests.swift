import Phrases
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Comma-separated values as they were meant")
struct TableRowsTests {
    private func rows(_ text: String) -> [TableRows.Row] { TableRows(text).rows }

    private func cells(_ text: String) -> [[String]] { rows(text).map(\.cells) }

    private func problems(_ text: String) -> [String] {
        TableRows(text).problems.map { "\($0.line): \($0.reason.text(in: .english).prefix(12))" }
    }

    @Test(
        "Whatever ends the lines and stands between cells, the cells are the same",
        arguments: [
            "a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r1,2\r", "a,b\n1,2", "\u{FEFF}a,b\n1,2\n", "a;b\r\n1;2\r\n",
            "a\tb\n1\t2",
            "\"a\",\"b\"\n\"1\",\"2\"\n", "\n\na,b\n\n , \n1,2\n\n",
        ])
    func ends(text: String) {
        #expect(cells(text) == [["a", "b"], ["1", "2"]])
        #expect(problems(text) == [])
    }

    @Test("A quoted cell may hold separators, doubled quotes and line ends, and lines are counted through it")
    func quoted() {
        let text = "a,b\n\"x,y\",\"say \"\"hi\"\"\"\n\n\"one\r\ntwo\",\"\"\n3,\"\"\n4,"
        #expect(cells(text) == [["a", "b"], ["x,y", "say \"hi\""], ["one\ntwo", ""], ["3", ""], ["4", ""]])
        #expect(rows(text).map(\.line) == [1, 2, 4, 6, 7])
    }

    @Test("A separator in a quoted cell is not the one between cells")
    func delimiter() {
        #expect(cells("a;b\n\"1,2,3\";x,y") == [["a", "b"], ["1,2,3", "x,y"]])
    }

    @Test("An open quote is told where its row begins, and nothing of that row is taken")
    func open() {
        for text in ["a,b\n1,2\n\"3,4\n5,6\n7,8\n", "a,b\n1,2\n3,\"4"] {
            #expect(problems(text) == ["3: A quote is o"])
            #expect(cells(text) == [["a", "b"], ["1", "2"]])
        }
    }

    @Test("A quote within a cell is told with its line, and what stands before it is read")
    func stray() {
        for text in ["a,b\n1,2\nO\"Neill,4\n5,6\n", "a,b\n1,2\n\"3\"x,4\n", "a,b\n1,2\n3,4\""] {
            #expect(problems(text) == ["3: A quote stan"])
            #expect(cells(text) == [["a", "b"], ["1", "2"]])
        }
        #expect(problems("a\"b,c\n") == ["1: A quote stan"])
    }

    @Test(
        "What some programs take for a line end, and a mark behind a separator, is text, as it is to other readers",
        arguments: ["\u{2028}", "\u{85}", "\u{0B}", "\u{0C}", "\u{301}", "\u{200D}"])
    func marks(text: String) {
        #expect(cells("a,b\n3\(text)x,\(text)4\n5,6") == [["a", "b"], ["3\(text)x", "\(text)4"], ["5", "6"]])
    }

    @Test("A row that is too long is reported, and the rest is not read")
    func long() {
        let text = "a,b\n1,2\n" + String(repeating: "x", count: 70_000) + ",3\n4,5\n"
        #expect(problems(text) == ["3: The row is t"] && cells(text) == [["a", "b"], ["1", "2"]])
    }

    @Test("Letters with accents, in one or two parts, and emoji are letters")
    func letters() {
        #expect(cells("a,b\nZoë,Zoe\u{308}\n👩‍👩‍👧,x") == [["a", "b"], ["Zoë", "Zoe\u{308}"], ["👩‍👩‍👧", "x"]])
    }

    @Test("One long row among many short ones does not lengthen those")
    func lopsided() {
        let text = "a" + String(repeating: ",", count: 60_000) + "\n" + String(repeating: "1\n", count: 50_000)
        #expect(rows(text).first?.cells.count == 60_001)
        #expect(rows(text).count == 50_001 && rows(text).dropFirst().allSatisfy { $0.cells.count == 1 })
    }

    @Test("No text at all has no rows", arguments: ["", "\u{FEFF}", "\n\r\n ", ",,,\n;;"])
    func empty(text: String) {
        #expect(problems(text) == [])
        #expect(rows(text).filter { !$0.cells.contains(";;") } == [])
    }
}
