import Foundation
import Locks
import Testing

@Suite("Attempts that were denied")
struct DeniedAttemptsTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func attempt(_ lock: Int64, of person: Int64?, ago seconds: TimeInterval) -> DeniedAttempts.Attempt {
        DeniedAttempts.Attempt(lock: lock, room: lock * 10, person: person, at: now - seconds)
    }

    @Test("Five within a minute at a lock are told, whoever made them")
    func lock() {
        let attempts = (1...5).map { attempt(1, of: $0, ago: Double($0)) }
        let found = DeniedAttempts(attempts).findings(at: now, limit: 5)
        #expect(found.map(\.subject) == [.lock(1)] && found.first?.count == 5)
        #expect(found.first?.lastAt == now - 1 && found.first?.rooms == [10])
        #expect(DeniedAttempts(Array(attempts.dropLast())).findings(at: now, limit: 5).isEmpty)
    }

    @Test("So are five of one person, at whatever locks")
    func person() {
        let attempts = (1...5).map { attempt($0, of: 7, ago: Double($0)) }
        let found = DeniedAttempts(attempts).findings(at: now, limit: 5)
        #expect(found.map(\.subject) == [.person(7)] && found.first?.rooms == [10, 20, 30, 40, 50])
    }

    @Test("What is a minute old does not count")
    func old() {
        let attempts = (1...4).map { attempt(1, of: 7, ago: Double($0)) } + [attempt(1, of: 7, ago: 60)]
        #expect(DeniedAttempts(attempts).findings(at: now, limit: 5).isEmpty)
        #expect(DeniedAttempts(attempts).findings(at: now, limit: 4).map(\.subject) == [.lock(1), .person(7)])
    }
}
