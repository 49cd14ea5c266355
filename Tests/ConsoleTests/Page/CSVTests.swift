import Phrases
import Testing
import Vocabulary

@testable import Console

@Suite("Tables as CSV")
struct CSVTests {
    @Test("Cells are quoted where they must be, and what a spreadsheet would compute is text")
    func cells() {
        let csv = CSV(["a", "b,c"], [["=1+1", "say \"hi\""], ["-5", "@x\ny"], ["", "+45 12"]], in: .english)
        #expect(csv.text == "a,\"b,c\"\n'=1+1,\"say \"\"hi\"\"\"\n-5,\"'@x\ny\"\n,'+45 12")
    }

    @Test("A Danish reader's spreadsheet expects semicolons")
    func danish() {
        let csv = CSV(["a", "b;c"], [["1,5", "x"], ["=1", "a;=2"]], in: .danish)
        #expect(csv.text == "a;\"b;c\"\n1,5;x\n'=1;\"a;'=2\"")
    }
}
