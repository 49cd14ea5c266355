import Testing

@testable import rollcall

@Suite("Tables")
struct TableTests {
    @Test("Columns are as wide as they must be, and lines end without spaces")
    func aligned() {
        let table = Table(["ID", "ROOM", "ZONE"], [["1", "101", "East wing"], ["12", "Aula", "N"]])
        let expected = ["ID  ROOM  ZONE", "1   101   East wing", "12  Aula  N"]
        #expect(table.lines.map(\.description) == expected)
    }

    @Test("A column without a value is left out")
    func emptyColumn() {
        let table = Table(["ID", "RETIRED", "ROOM"], [["1", "", "101"], ["2", "", "102"]])
        #expect(table.lines.map(\.description) == ["ID  ROOM", "1   101", "2   102"])
    }

    @Test("Letters of any script count as one, and control characters are widened before they are measured")
    func characters() {
        let table = Table(["NAME", "ROOM"], [["Zoë", "1"], ["a\u{1B}[2J", "2"]])
        #expect(table.lines.map(\.description) == ["NAME        ROOM", "Zoë         1", "a\\u001b[2J  2"])
    }

    @Test("Fields without a value are left out")
    func fields() {
        let fields = Fields([("Person", "Ada"), ("Room", nil), ("Since", "10:42:07")])
        #expect(fields.lines.map(\.description) == ["Person  Ada", "Since   10:42:07"])
    }
}
