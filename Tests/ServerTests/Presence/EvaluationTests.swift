import Beacon
import Foundation
import Postgres
import Presence
import TestSupport
import Testing
import Wire

/// What `rollcall evaluate` says of a recording, the server says of the same seconds.
@Suite(.mustEnd)
struct EvaluationTests {
    private static let rooms = ["101", "102", "103"]

    /// By second and scanner, the level in dBm, a whole number as nodes report it; somebody goes on every 25 seconds.
    private static let seconds: [[Int64: Double]] = {
        var random = SplitMix64(seed: 11)
        return (0..<100).map { second in
            let near = Int64(second / 25 % 3 + 1)
            return [Int64(1), 2, 3].reduce(into: [:]) { levels, scanner in
                guard Int.random(in: 0..<10, using: &random) < 8 else { return }
                let noise = Double.random(in: -6...6, using: &random)
                levels[scanner] = ((scanner == near ? -62 : -70) + noise).rounded()
            }
        }
    }()

    /// The rooms that somebody was said to move to, and in which second.
    private static var evaluated: [(second: Int, room: Int64)] {
        var playback = SessionReplay(
            building: Building(), placement: [1: 1, 2: 2, 3: 3], receivers: [1, 2, 3])
        var moves: [(second: Int, room: Int64)] = []
        for (second, room) in playback.play(seconds).live.enumerated() {
            if let room, room != moves.last?.room { moves.append((second, room)) }
        }
        return moves
    }

    @Test("The server decides as an evaluation of the same seconds does, in the same second or the next")
    func live() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103")
            var scanners: [Peer] = []
            for room in Self.rooms { scanners.append(try await school.makeScanner(in: room)) }
            let person = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: person)
            let start = school.now
            for heard in Self.seconds {
                for (number, scanner) in scanners.enumerated() {
                    if let level = heard[Int64(number + 1)] {
                        _ = try await scanner(school.report(badge, rssi: Int(level)))
                    } else {
                        _ = try await scanner(Heartbeat(spoolDepth: 0))
                    }
                }
                try await school.pass(1)
            }
            let told = try await school.sql.query(
                """
                select extract(epoch from decided_at - \(start))::float8, room_number
                from whereabouts_change join room using (room_id) where person_id = \(person) order by change_id
                """
            ).map { try $0.decode((Double, String).self) }
            let expected = Self.evaluated
            #expect(expected.count > 3)
            #expect(told.map(\.1) == expected.map { Self.rooms[Int($0.room) - 1] })
            #expect(zip(told, expected).allSatisfy { abs($0.0 - Double($1.second)) <= 1.5 }, "\(told) \(expected)")
        }
    }
}
