import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct GuessingTests {
    private static let wrong = Login(username: Template.admin, password: "not this one")

    @Test("After ten wrong passwords strangers wait, for a name that exists and for one that does not alike")
    func account() async throws {
        try await School.open { school in
            for name in [Template.admin, "nobody@school.example"] {
                let wrong = Login(username: name, password: "not this one")
                for _ in 0..<10 { #expect(try await school.stranger.refusal(of: wrong).code == .wrongCredentials) }
                for password in ["not this one", Template.password] {
                    let answer = try await school.stranger.answer(
                        to: Login(username: name.uppercased(), password: password))
                    #expect(answer.status == 429 && answer.headers["retry-after"] == "60")
                    #expect(try answer.failure().code == .slowDown)
                }
            }
            try await school.pass(59)
            #expect(try await school.stranger.answer(to: Self.wrong).headers["retry-after"] == "1")
            try await school.pass(1)
            #expect(try await school.stranger.loggedIn(as: Template.admin).cookie != nil)
        }
    }

    @Test("Who logged in before in the same browser gets in while strangers guess, and is slowed down alone")
    func knownDevice() async throws {
        try await School.inProcess { school in
            var browser = school.stranger
            browser.device = school.admin.device
            for _ in 0..<12 { _ = try await school.stranger.answer(to: Self.wrong) }
            #expect(try await browser.loggedIn(as: Template.admin).cookie != nil)
            for _ in 0..<10 { #expect(try await browser.refusal(of: Self.wrong).code == .wrongCredentials) }
            #expect(try await browser.refusal(of: Self.wrong).code == .slowDown)
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test("A device is known for its own person alone, and one that is made up is a stranger's")
    func otherDevice() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            var forger = school.stranger
            forger.device = String(repeating: "A", count: 43)
            for _ in 0..<10 { _ = try await school.stranger.answer(to: Self.wrong) }
            for device in [staff.device, forger.device, "", "'; drop table known_browser; --"] {
                var peer = school.stranger
                peer.device = device
                #expect(try await peer.refusal(of: Self.wrong).code == .slowDown)
            }
        }
    }

    @Test("Whoever tries many accounts from one address waits, too, and right passwords do not count")
    func address() async throws {
        try await School.inProcess { school in
            for _ in 0..<70 { _ = try await school.stranger.loggedIn(as: Template.admin) }
            var codes: [FailureCode] = []
            for number in 0..<61 {
                let login = Login(username: "person\(number)@school.example", password: "winter2026!")
                codes.append(try await school.stranger.refusal(of: login).code)
            }
            #expect(codes.prefix(60).allSatisfy { $0 == .wrongCredentials })
            #expect(codes.last == .slowDown)
        }
    }

    @Test("Two servers on one database count together")
    func twoServers() async throws {
        try await School.open { school in
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            let peers = [school.stranger, Peer(port: second.port)]
            for number in 0..<10 { _ = try await peers[number % 2].answer(to: Self.wrong) }
            for peer in peers { #expect(try await peer.refusal(of: Self.wrong).code == .slowDown) }
            // A session of one is a session of the other, and what ends on one has ended on the other.
            var elsewhere = school.admin
            elsewhere.port = second.port
            #expect(try await elsewhere(Whoami()).email == Template.admin)
            _ = try await elsewhere(LogoutEverywhere())
            #expect(try await school.admin.refusal(of: Whoami()).code == .loginNecessary)
            try await second.stop()
        }
    }
}
