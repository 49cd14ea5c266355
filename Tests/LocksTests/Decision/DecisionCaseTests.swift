import Devices
import Foundation
import Testing

@testable import Locks

@Suite("Beside an independent decision")
struct DecisionCaseTests {
    @Test("Each case is decided as tools/locks/decision.py decides it")
    func sameDecision() throws {
        let cases = try DecisionCase.read()
        #expect(cases.count >= 100)
        var wrong: [String] = []
        for (number, one) in cases.enumerated() {
            let found = try DecisionCase.Expected(one.ask.decide(at: Date(timeIntervalSince1970: one.now)))
            if found != one.expected { wrong.append("line \(number + 1): \(found), and not \(one.expected)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3).joined(separator: "\n"))")
        // All that can come of an attempt comes of some.
        #expect(cases.contains { $0.expected.granted } && cases.contains { !$0.expected.granted })
        #expect(Set(cases.flatMap(\.expected.reasons)) == Set(UnlockReason.allCases.map(\.rawValue)))
        #expect(Set(cases.compactMap(\.expected.right)) == ["level", "clearance", "booking"])
        #expect(Set(cases.map(\.expected.way)) == ["self", "override", "booking"])
    }
}

/// A line that `tools/check-locks` wrote: a case, and how the decision in Python decides it.
private struct DecisionCase: Decodable {
    struct Expected: Decodable, Equatable {
        let granted: Bool
        let right: String?
        let rightID: Int64?
        let way, sight: String
        let by: String?
        let ago: Double?
        let reasons: [String]
        let mayWait, wantsCode: Bool

        init(_ decision: UnlockDecision) throws {
            (granted, right, way) = (decision.isGranted, decision.right?.sort.rawValue, decision.way.rawValue)
            switch decision.right {
            case .clearance(let id), .booking(let id): rightID = id
            case .level, nil: rightID = nil
            }
            switch decision.sight {
            case .seen(let source, let ago): (sight, by, self.ago) = ("seen", source.rawValue, ago)
            case .notSeen: (sight, by, ago) = ("not_seen", nil, nil)
            case .blind(let blindness): (sight, by, ago) = ("blind", blindness.rawValue, nil)
            }
            reasons = decision.reasons.map(\.rawValue)
            (mayWait, wantsCode) = (decision.mayWait, decision.wantsCode)
        }
    }

    private struct Lock: Decodable {
        let required: Int?
        let weak, trustsClient: Bool
        let gate: PresenceGate
        let within: Int
        let minRSSI: Int?
    }

    private struct Cleared: Decodable {
        let id: Int64
        let from, until: CivilDay?
        let weekdays: Set<Weekday>
        let hours: [Int]?
    }

    private struct Booked: Decodable {
        let id: Int64
        let from, until: Double
    }

    private struct Heard: Decodable {
        let scanner: Int64
        let listener: Bool
        let rssi: Int?
        let at: Double
    }

    private struct Evidence: Decodable {
        let living, lawful, twice: Bool
        let heard: [Heard]
        let whereabouts, client: Double?
    }

    let now: Double
    let expected: Expected
    private let zone, code: String
    private let level: Int
    private let admin, mustChangePassword, allowsWeak: Bool
    private let override: String?
    private let lock: Lock
    private let clearances: [Cleared]
    private let bookings: [Booked]
    private let evidence: Evidence

    /// The lines of the file that `ROLLCALL_LOCK_CASES` names, or else those that are kept here.
    static func read() throws -> [DecisionCase] {
        let named = ProcessInfo.processInfo.environment["ROLLCALL_LOCK_CASES"].map { URL(filePath: $0) }
        let kept = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
            .appending(path: "decisions.jsonl")
        let decoder = JSONDecoder()
        return try Data(contentsOf: named ?? kept).split(separator: UInt8(ascii: "\n"))
            .map { try decoder.decode(DecisionCase.self, from: $0) }
    }

    var ask: UnlockDecision.Query {
        get throws {
            let rules = LockRules(
                requiredLevel: lock.required, isWeak: lock.weak, gate: lock.gate, within: lock.within,
                minRSSI: lock.minRSSI, trustsClient: lock.trustsClient)
            return UnlockDecision.Query(
                account: Account(level: level, isAdmin: admin, mustChangePassword: mustChangePassword), lock: rules,
                clearances: clearances.map { one in
                    Clearance(
                        id: one.id,
                        .init(
                            from: one.from, until: one.until, weekdays: one.weekdays,
                            hours: one.hours.map { $0[0]..<$0[1] }))
                },
                bookings: bookings.map { BookedTime(id: $0.id, from: date($0.from), until: date($0.until)) },
                evidence: DoorEvidence(
                    hasLivingListener: evidence.living, isLawful: evidence.lawful, isBadgeTwice: evidence.twice,
                    heard: evidence.heard.map {
                        DoorEvidence.Heard(
                            by: $0.scanner, isListener: $0.listener, rssi: $0.rssi, at: date($0.at))
                    },
                    whereabouts: evidence.whereabouts.map(date), client: evidence.client.map(date)),
                time: SchoolTime(timeZone: try #require(TimeZone(identifier: zone))),
                code: try #require(UnlockDecision.Query.CodeCheck(rawValue: code)), overrideReason: override,
                allowsWeak: allowsWeak)
        }
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
