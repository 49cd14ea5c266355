import Devices
import Foundation
import Testing

@Suite("Values of properties")
struct PropertyValueTests {
    private static let program = WeekProgram([.init(weekdays: ["mon", "tue"], at: "06:30", value: 21)])

    @Test(
        "A value stands plain in JSON and is read as what it is",
        arguments: [
            (PropertyValue.bool(true), "[true]"), (.number(1), "[1]"), (.number(21.5), "[21.5]"),
            (.text("open"), "[\"open\"]"),
            (.program(program), #"[[{"at":"06:30","value":21,"weekdays":["mon","tue"]}]]"#),
        ])
    func json(value: PropertyValue, text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode([value]), as: UTF8.self) == text)
        #expect(try JSONDecoder().decode([PropertyValue].self, from: Data(text.utf8)) == [value])
    }

    @Test("A number of the range is allowed on its steps")
    func steps() {
        let type = ValueType.number(NumberRange(5...30, step: 0.1))
        #expect(type.problem(with: .number(20.3)) == nil)
        #expect(type.problem(with: .number(20.35)) == .notAStep)
        #expect(type.problem(with: .number(20.35), isReported: true) == nil)
        #expect(type.problem(with: .number(4.9)) == .outOfRange)
        #expect(type.problem(with: .number(.infinity)) == .notFinite)
        #expect(type.problem(with: .bool(true)) == .wrongType)
    }

    @Test("A text is as long as it may be, and can be shown")
    func texts() {
        #expect(ValueType.text(longest: 3).problem(with: .text("åæø")) == nil)
        #expect(ValueType.text(longest: 3).problem(with: .text("four")) == .tooLong)
        #expect(ValueType.text(longest: 3).problem(with: .text("a\u{0}")) == .unprintable)
    }

    @Test(
        "A program has weekdays and times of a week, and values of its property",
        arguments: [
            (WeekProgram.Entry(weekdays: ["mon"], at: "06:30", value: 31), ValueProblem.outOfRange),
            (.init(weekdays: [], at: "06:30", value: 20), .outOfRange),
            (.init(weekdays: ["Mon"], at: "06:30", value: 20), .outOfRange),
            (.init(weekdays: ["mon", "mon"], at: "06:30", value: 20), .outOfRange),
            (.init(weekdays: ["mon"], at: "24:00", value: 20), .outOfRange),
            (.init(weekdays: ["mon"], at: "6:30", value: 20), .outOfRange),
            (.init(weekdays: ["mon"], at: "06:30", value: 20.2), .notAStep),
        ])
    func programs(entry: WeekProgram.Entry, problem: ValueProblem) {
        let range = NumberRange(5...30, step: 0.5)
        let type = ValueType.program(of: "target")
        #expect(type.problem(with: .program(Self.program), programRange: range) == nil)
        #expect(type.problem(with: .program(WeekProgram([entry])), programRange: range) == problem)
        let long = WeekProgram(Array(repeating: Self.program.entries[0], count: 43))
        #expect(type.problem(with: .program(long), programRange: range) == .tooLong)
    }
}
