import Devices
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Console

@Suite("What came of an attempt to open a door")
struct UnlockResultTests {
    private static func shown(_ reply: Unlock.Reply, _ view: View = .test()) throws -> (heading: String, body: String) {
        let shown = try #require(ShownReply(reply, then: "/here", sent: [:]))
        return (view(shown.heading), shown.body(view).text)
    }

    @Test("An open door says when it locks again")
    func opened() throws {
        let reply = Unlock.Reply(
            attemptID: 1, outcome: .opened, reasons: [.notSeen], relocksAt: .at("2026-09-01T12:02:05Z"))
        let page = try Self.shown(reply)
        #expect(page.heading == "Open" && page.body.contains("It locks again at 14:02:05."))
        #expect(page.body.contains("<li>Not seen at the door.</li>") && page.body.contains("href=\"/here\""))
        let danish = try Self.shown(reply, .test(.danish))
        #expect(danish.heading == "Åben" && danish.body.contains("Den låser igen kl. 14:02:05."))
        let later = try Self.shown(reply, .test(now: .at("2026-09-01T12:03:00Z")))
        #expect(later.body.contains("It was open until 14:02:05."))
    }

    @Test("Each outcome is a sentence in both languages, with the reason behind it", arguments: UnlockState.allCases)
    func outcomes(state: UnlockState) throws {
        let reply = Unlock.Reply(attemptID: 1, outcome: state, outcomeReason: "no_answer", reasons: [])
        let (english, danish) = (try Self.shown(reply).body, try Self.shown(reply, .test(.danish)).body)
        #expect(english.contains("The lock did not answer in time.") && english != danish)
        #expect(!english.contains(state.rawValue + " ") && danish.contains("Låsen svarede ikke i tide."))
    }

    @Test("A word without a sentence is shown as it is, and as text")
    func unknown() throws {
        let reply = Unlock.Reply(attemptID: 1, outcome: .denied, outcomeReason: "<b>new</b>", reasons: [])
        #expect(try Self.shown(reply).body.contains("&lt;b&gt;new&lt;/b&gt;"))
    }
}
