import Foundation
import TestSupport
import Testing
import Wire

@testable import Server

@Suite(.mustEnd, .sharesSchool)
struct HostileInputTests {
    /// Bodies for each type: `tools/test --all` asks for 300.
    private static let rounds = ProcessInfo.processInfo.environment["ROLLCALL_TEST_ROUNDS"].flatMap(Int.init) ?? 20
    /// The types are tried in so many schools.
    private static let schools = 8
    /// Types with a secret to be guessed, which is slowed down.
    private static let guessable: [RequestType] = [
        .universalLogin, .universalClaimAccount, .universalConfirm, .universalChangePassword, .universalEnrolTOTP,
        .universalConfirmTOTP, .universalRemoveTOTP, .universalRegisterDevice,
    ]

    @Test("Whatever the arguments are, the answer is an envelope and never an internal error", arguments: 0..<schools)
    func arguments(part: Int) async throws {
        var limits = RequestLimits()
        (limits.session, limits.scanner, limits.scannerSightings) = (1_000_000, 1_000_000, 1_000_000)
        (limits.address, limits.hold) = (1_000_000, .zero)
        try await School.open(limiter: RateLimiter(limits)) { school in
            let crowd = try await Crowd(school)
            for (index, type) in RequestType.allCases.enumerated()
            where index % Self.schools == part && type != .universalLogout {
                var values = HostileValues(seed: UInt64(index))
                for round in 0..<Self.rounds {
                    let body = try values.arguments(GoodArguments.of(type))
                    let answer = try await crowd.caller(of: type).post(body, to: "/post/\(type.rawValue)")
                    let isEnvelope = answer.object?["successful"] as? Bool == (answer.status == 200)
                    let isExpected =
                        [200, 400, 401, 404, 409, 413, 422].contains(answer.status)
                        || answer.status == 429 && Self.guessable.contains(type)
                        // A room says who may book it.
                        || answer.status == 403 && type == .universalBookRoom
                        // Of a boot that is not known yet.
                        || answer.status == 503 && type == .scannerReport && answer.text.contains("Send it again.")
                    #expect(
                        isExpected && isEnvelope,
                        "\(type.rawValue), round \(round): \(answer.status) \(answer.text) to \(body.prefix(500))")
                }
            }
            #expect(try await crowd.isServed())
        }
    }

    @Test("Whatever the body is, the answer is a refusal", arguments: 0..<4)
    func bodies(seed: UInt64) async throws {
        try await School.inProcess { school in
            var random = SplitMix64(seed: seed)
            let good = Array(#"{"type": "admin.create_room", "args": {"room_number": "1", "zone_name": "x"}}"#.utf8)
            for round in 0..<200 {
                var bytes = good
                for _ in 0..<(1 + random.next() % 8) {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                let answer = try await school.admin.post(body: Data(bytes))
                #expect([400, 404].contains(answer.status), "round \(round): \(answer.status) \(answer.text)")
            }
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test("Nesting without end is refused", arguments: ["[", "{\"a\":", "{\"type\":\"admin.get_rooms\",\"args\":["])
    func nesting(opening: String) async throws {
        try await School.shared { school in
            let answer = try await school.admin.post(String(repeating: opening, count: 40_000))
            #expect(answer.status == 400)
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }
}
