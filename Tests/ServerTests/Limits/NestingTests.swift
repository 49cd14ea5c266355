import Foundation
import Testing
import Wire

@testable import Server

@Suite("Nesting of JSON")
struct NestingTests {
    private func nested(_ depth: Int) -> Data {
        Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    @Test("32 levels pass, 33 do not")
    func depth() throws {
        try Nesting.check(nested(32))
        #expect(throws: Failure.self) { try Nesting.check(nested(33)) }
    }

    @Test("Brackets in texts do not count, nor do those that are closed")
    func texts() throws {
        let bracket = String(repeating: "[", count: 100)
        try Nesting.check(Data(#"{"a": "\#(bracket)", "b": "\"\#(bracket)\\", "c": [\#(bracket.dropLast(75))"#.utf8))
        try Nesting.check(Data(String(repeating: "[]", count: 100).utf8))
    }
}
