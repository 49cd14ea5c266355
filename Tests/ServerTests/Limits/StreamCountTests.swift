import Synchronization
import Testing
import Wire

@testable import Server

@Suite("How many may listen to events")
struct StreamCountTests {
    private func take(_ count: StreamCount, _ session: Int64, of person: Int64? = nil) throws -> StreamCount.Place {
        try count.take(StreamCount.Listener(session: session, person: person ?? session), end: {})
    }

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
        let count = StreamCount(most: 3)
        var places = try (1...3).map { try take(count, $0) }
        #expect(code { try take(count, 4) } == .slowDown)
        places.removeAll()
        #expect(code { try take(count, 4) } == nil)
        #expect(RequestLimits().streams == 2000)
    }

    @Test("A person has a tenth of them, in however many sessions")
    func person() throws {
        let count = StreamCount(most: 30)
        let places = try (1...3).map { try take(count, $0, of: 7) }
        #expect(code { try take(count, 4, of: 7) } == .slowDown)
        #expect(code { try take(count, 4, of: 8) } == nil)
        #expect(places.count == 3)
    }

    @Test("The streams of a session are ended, and others are not")
    func end() throws {
        let count = StreamCount(most: 30)
        let ended = Mutex<[Int64]>([])
        let places = try [1, 1, 2].map { session in
            try count.take(.init(session: session, person: session), end: { ended.withLock { $0.append(session) } })
        }
        #expect(count.sessions == [1, 2])
        count.end([1, 5])
        #expect(ended.withLock { $0 } == [1, 1] && places.count == 3)
    }
}
