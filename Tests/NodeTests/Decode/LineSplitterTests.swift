import Node
import Testing

@Suite struct LineSplitterTests {
    private func split(_ pieces: String...) -> [LineSplitter.Line] {
        var splitter = LineSplitter()
        let lines = pieces.flatMap { splitter.append($0.utf8) }
        return lines + (splitter.finish().map { [$0] } ?? [])
    }

    private func text(_ lines: String...) -> [LineSplitter.Line] {
        lines.map { .text(Array($0.utf8)) }
    }

    @Test("Lines are cut wherever the pieces end")
    func pieces() {
        #expect(split("01\n02", "03\n", "\n04\n") == text("01", "0203", "", "04"))
    }

    @Test("A last line without a line feed counts; an end after one is no line")
    func last() {
        #expect(split("01\n02") == text("01", "02"))
        #expect(split("\n") == text(""))
        #expect(split("").isEmpty)
    }

    @Test("A line longer than the limit is answered for and not kept")
    func tooLong() {
        let limit = LineSplitter.maxLineLength
        let maximum = String(repeating: "0", count: limit)
        #expect(split(maximum + "\n02") == text(maximum, "02"))
        #expect(split(maximum, "00", "0\n02\n") == [.tooLong] + text("02"))
        #expect(split(maximum + "0") == [.tooLong])
    }
}
