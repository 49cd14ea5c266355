import Phrases
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("How many may listen to events")
struct StreamCountTests {
    private func take(_ count: StreamCount, _ session: Int64, of person: Int64? = nil) throws -> StreamCount.Place {
        try count.take(
            StreamCount.Listener(session: session, token: [UInt8(session)], person: person ?? session), end: {})
    }

    private func code(_ take: () throws -> StreamCount.Place) -> FailureCode? {
        do {
            _ = try take()
            return nil
        } catch {
            return (error as? Refusal)?.code
        }
    }

    @Test("A session has five places, and has them again once they are let go of")
    func session() throws {
        let count = StreamCount(limit: 100)
        var places = try (0..<5).map { _ in try take(count, 1) }
        #expect(code { try take(count, 1) } == .slowDown)
        #expect(code { try take(count, 2) } == nil)
        places.removeLast()
        places.append(try take(count, 1))
        #expect(code { try take(count, 1) } == .slowDown)
        #expect(places.count == 5)
    }

    @Test("All sessions together have as many as they were given")
    func all() throws {
        let count = StreamCount(limit: 3)
        var places = try (1...3).map { try take(count, $0) }
        #expect(code { try take(count, 4) } == .slowDown)
        places.removeAll()
        #expect(code { try take(count, 4) } == nil)
        #expect(RequestLimits().streams == 2000)
    }

    @Test("A person has a tenth of them, in however many sessions")
    func person() throws {
        let count = StreamCount(limit: 30)
        let places = try (1...3).map { try take(count, $0, of: 7) }
        #expect(code { try take(count, 4, of: 7) } == .slowDown)
        #expect(code { try take(count, 4, of: 8) } == nil)
        #expect(places.count == 3)
    }

    @Test("A session has no more places by another token; the streams of one token are ended without the other's")
    func tokens() throws {
        let count = StreamCount(limit: 100)
        let old = StreamCount.Listener(session: 1, token: [1], person: 1)
        let new = StreamCount.Listener(session: 1, token: [2], person: 1)
        let ended = Mutex(0)
        let places = try (0..<3).map { _ in try count.take(old, end: { ended.withLock { $0 += 1 } }) }
        let others = try (0..<2).map { _ in try count.take(new, end: { ended.withLock { $0 += 10 } }) }
        #expect(code { try count.take(new, end: {}) } == .slowDown)
        count.end([[1]])
        #expect(ended.withLock { $0 } == 3 && places.count == 3 && others.count == 2)
    }

    @Test("The streams of a session are ended, and others are not")
    func end() throws {
        let count = StreamCount(limit: 30)
        let ended = Mutex<[Int64]>([])
        let places = try [Int64(1), 1, 2].map { session in
            let listener = StreamCount.Listener(session: session, token: [UInt8(session)], person: session)
            return try count.take(listener, end: { ended.withLock { $0.append(session) } })
        }
        #expect(count.tokens == [[1], [2]])
        count.end([[1], [5]])
        #expect(ended.withLock { $0 } == [1, 1] && places.count == 3)
    }
}
