import Testing
import Wire

@testable import Server

@Suite("How many may listen to events")
struct StreamCountTests {
    private func code(_ take: () throws -> StreamCount.Place) -> FailureCode? {
        do {
            _ = try take()
            return nil
        } catch {
            return (error as? Failure)?.code
        }
    }

    @Test("A session has five places, and has them again once they are let go of")
    func session() throws {
        let count = StreamCount(most: 100)
        var places = try (0..<5).map { _ in try count.take(1) }
        #expect(code { try count.take(1) } == .slowDown)
        #expect(code { try count.take(2) } == nil)
        places.removeLast()
        places.append(try count.take(1))
        #expect(code { try count.take(1) } == .slowDown)
        #expect(places.count == 5)
    }

    @Test("All sessions together have as many as they were given")
    func all() throws {
        let count = StreamCount(most: 3)
        var places = try (1...3).map { try count.take($0) }
        #expect(code { try count.take(4) } == .slowDown)
        places.removeAll()
        #expect(code { try count.take(4) } == nil)
        #expect(RequestLimits().streams == 2000)
    }
}
