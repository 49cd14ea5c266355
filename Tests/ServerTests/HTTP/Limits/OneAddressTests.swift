import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("A school behind one address", .mustEnd)
struct OneAddressTests {
    @Test("A token is taken at once, later in its turn, or not at all where the turn would come too late")
    func turns() {
        let (rate, start) = (RateLimiter.TokenBucket.Rate(burst: 2, perSecond: 4), ContinuousClock.now)
        var bucket = RateLimiter.TokenBucket(full: rate, at: start)
        let turns = (0..<6).map { _ in bucket.reserve(rate, within: 0.5, at: start) }
        #expect(turns == [.now, .now, .later(0.25), .later(0.5), .tooLate(0.75), .tooLate(0.75)])
        #expect(bucket.reserve(rate, within: 0.5, at: start + .milliseconds(750)) == .now)
        #expect(bucket.take(rate, at: start + .milliseconds(750)) == 0.25)
        #expect(bucket.reserve(rate, within: 0.5, at: start + .seconds(9)) == .now)
    }

    @Test("Thirty phones at a gate, with all files of their pages, and forty browsers at the login: nobody is refused")
    func gate() async throws {
        let start = ContinuousClock.now
        try await School.inProcess(limiter: RateLimiter(RequestLimits()) { start }) { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let link = try await school.admin(CreateMusterLink(label: "Gate", minutes: 60))
            let stranger = school.stranger
            let path = "/m/\(link.url.suffix(22))"
            let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
                for number in 0..<30 {
                    group.addTask {
                        let page = try await stranger.get(path)
                        let files = page.text.matches(of: /(?:href|src)="(\/assets\/[^"]+)"/).map { String($0.1) }
                        var statuses = [page.status, try await stranger.open(link, as: "Phone \(number)").status]
                        for file in files + ["/service-worker.js", "/manifest.webmanifest"] {
                            statuses.append(try await stranger.get(file).status)
                        }
                        return statuses
                    }
                }
                for _ in 0..<40 { group.addTask { [try await stranger.get("/login").status] } }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(Set(statuses) == [200, 303] && statuses.count { $0 == 303 } == 30)
        }
    }

    @Test("Strangers wait for their turn, and are refused once the line is too long; who is logged in waits for nobody")
    func line() async throws {
        let start = ContinuousClock.now
        var limits = RequestLimits()
        (limits.address, limits.maxTurnWait, limits.hold) = (25, .milliseconds(410), .zero)
        try await School.inProcess(limiter: RateLimiter(limits) { start }) { school in
            let (stranger, admin) = (school.stranger, school.admin)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<130 { group.addTask { try await stranger.get("/login").status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            // A hundred at once, and ten whose turns come within 0.4 s.
            #expect(statuses.count { $0 == 200 } == 110 && statuses.count { $0 == 429 } == 20)
            #expect(try await admin(Whoami()).email == Template.admin)
            let file = try #require(
                try await admin.get("/account").text.firstMatch(of: /src="(\/assets\/[^"]+)"/)?.1)
            #expect(try await stranger.get(String(file)).status == 200)
            #expect(try await stranger.get("/assets/none.js").status == 429)
        }
    }

    @Test("The list of a roll-call has its buttons without its script, for those who are not accounted for")
    func buttons() async throws {
        try await School.inProcess { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            _ = try await school.admin(UpdateMuster(action: .start))
            _ = try await school.admin(UpdateMuster(action: .tick, personID: bob))
            let page = try await school.admin.get("/muster").text
            #expect(!page.contains("<noscript>"))
            let form = try #require(page.firstRange(of: "name=\"witness\" value=\"seen\""))
            let button = try #require(page.firstRange(of: "<button name=\"person_id\" value=\"\(ada)\">Seen</button>"))
            let end = try #require(page[button.upperBound...].firstRange(of: "</form>"))
            #expect(form.upperBound < button.lowerBound && !page[form.upperBound..<end.lowerBound].contains("<form"))
            #expect(!page.contains("<button name=\"person_id\" value=\"\(bob)\">"))
        }
    }
}
