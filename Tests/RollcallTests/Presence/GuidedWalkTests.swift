import ArgumentParser
import Client
import Foundation
import LoopbackServer
import Testing
import Wire

@testable import rollcall

/// Each in a process of its own: signals, once trapped, are trapped for all of a process.
@Suite("A guided walk")
struct GuidedWalkTests {
    private static func stay(_ school: SurveySchool, seconds: Int, then: @escaping @Sendable (SurveyAction) -> Void)
        async throws
    {
        try await LoopbackServer.run(
            answering: { _, body in
                let text = try school.answer(body)
                if let action = school.actions.last { then(action) }
                return .text(text)
            }
        ) { server in
            try await RollcallClient.withClient(server: server) { client in
                var walk = GuidedWalk(client: client, badge: try SurveyCommand.BadgeChoice.parse(["--badge", "1"]))
                try await walk.stay(in: "101", seconds: seconds)
            }
        }
    }

    @Test("A stay ends after its time")
    func time() async {
        await #expect(processExitsWith: .success) {
            let school = SurveySchool()
            try await GuidedWalkTests.stay(school, seconds: 1) { _ in }
            let actions = school.actions
            #expect(actions.first == .start && actions.last == .pause)
        }
    }

    @Test("A stay that is broken off is ended on the server too: the badge goes on, and is not in that room")
    func brokenOff() async {
        await #expect(processExitsWith: .success) {
            let school = SurveySchool()
            let exit = await #expect(throws: ExitCode.self) {
                try await GuidedWalkTests.stay(school, seconds: 600) { if $0 == .list { kill(getpid(), SIGHUP) } }
            }
            #expect(exit?.rawValue == 128 + SIGHUP)
            #expect(school.actions.last == .pause)
        }
    }

    @Test("After a stay a signal ends the program again")
    func between() async {
        await #expect(processExitsWith: .exitCode(128 + SIGINT)) {
            _ = await GuidedWalk.StayEnd.wait(after: 0) {}
            kill(getpid(), SIGINT)
            while true { try await Task.sleep(for: .seconds(1)) }
        }
    }
}
