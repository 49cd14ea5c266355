import Devices
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Console

@Suite("The big button")
struct UnlockButtonTests {
    private static func button(_ locks: [LockRecord]) async throws -> UnlockButton {
        var asker = Canned()
        asker.lay(GetLocks.Reply(locks: locks, total: locks.count), for: GetLocks.self)
        return try await UnlockButton.load(asker)
    }

    private static func count(_ part: String, in html: HTML) -> Int {
        html.text.components(separatedBy: part).count - 1
    }

    @Test("It is quiet where there is no door to open")
    func quiet() async throws {
        for locks in [[], [LockRecord.test(1, "Lab", mayUnlock: false)], [.test(1, "Lab", state: .new)]] {
            let button = try await Self.button(locks)
            #expect(button.isQuiet && button.html(.test()).text.isEmpty)
        }
    }

    @Test("It names the door at which somebody is")
    func near() async throws {
        let button = try await Self.button([.test(1, "Lab", near: true)])
        let html = button.html(.test())
        #expect(html.text.contains("<div class=\"big\">") && html.text.contains("<button>Open Lab</button>"))
        #expect(html.text.contains("You are near this door.") && !html.text.contains("<details"))
        #expect(button.html(.test(.danish)).text.contains("<button>Åbn Lab</button>"))
    }

    @Test("The others stand behind a disclosure that counts them")
    func others() async throws {
        let locks: [LockRecord] = [.test(1, "Lab", near: true), .test(2, "Gym"), .test(3, "Hall")]
        let two = try await Self.button(locks).html(.test())
        #expect(two.text.contains("<details><summary>2 more doors</summary>") && Self.count("<form", in: two) == 3)
        let one = try await Self.button(Array(locks.prefix(2)))
        #expect(one.html(.test()).text.contains("<summary>1 more door</summary>"))
        #expect(one.html(.test(.danish)).text.contains("<summary>1 dør til</summary>"))
    }

    @Test("Seen at no door, one chooses among them, and none has the big button")
    func nowhere() async throws {
        let several = try await Self.button([.test(1, "Lab"), .test(2, "Gym")]).html(.test())
        #expect(several.text.contains("You are not seen at a door") && !several.text.contains("class=\"big\""))
        #expect(several.text.contains("<details><summary>2 doors</summary>"))
        let many = try await Self.button((1...9).map { .test($0, "Door \($0)") }).html(.test())
        #expect(many.text.contains("<details><summary>9 doors</summary>"))
        let single = try await Self.button([.test(1, "Lab")]).html(.test())
        #expect(!single.text.contains("class=\"big\"") && single.text.contains("<details><summary>1 door</summary>"))
    }

    @Test("Each form carries a word, and says what to do while the badge is waited for")
    func forms() async throws {
        let html = try await Self.button([.test(1, "Lab", near: true), .test(2, "Gym")]).html(.test())
        #expect(Self.count("name=\"idempotency_key\"", in: html) == 2)
        #expect(Self.count("action=\"/forms/universal.unlock\"", in: html) == 2)
        #expect(html.text.contains("data-waiting=\"Hold your badge near the door.\""))
    }

    @Test("Why a door was refused stands there, though the door is not offered any more")
    func gone() async throws {
        var view = View.test()
        view.refused = RefusedForm(
            key: "universal.unlock 9", fields: [:], failure: Refusal(.noRight, .noRightToOpen))
        for locks in [[], [LockRecord.test(1, "Lab")]] {
            let html = try await Self.button(locks).html(view)
            #expect(Self.count("role=\"alert\"", in: html) == 1)
            #expect(html.text.contains("You have no right to open this door."))
        }
    }

    @Test("Where nobody can be seen it asks for a code, and of an admin for that or a reason")
    func blind() async throws {
        let button = try await Self.button([.test(1, "Lab", near: true), .test(2, "Gym")])
        func refused(_ code: FailureCode, as kind: View, sent: [String: [String]] = [:]) -> String {
            var view = kind
            view.refused = RefusedForm(
                key: "universal.unlock 2", fields: sent,
                failure: Refusal(code, .presenceUncheckedGiveCode))
            return button.html(view).text
        }
        let student = refused(.blind, as: .test())
        // What was refused stands first, though another door is nearer.
        #expect(student.contains(/<div class="big"><form[^>]*>.*?role="alert".*?<button>Open Gym<\/button>/))
        #expect(student.contains(/name="code"[^>]* required/) && !student.contains("override_reason"))
        let admin = refused(.blind, as: .test(as: .admin))
        #expect(admin.contains("name=\"override_reason\"") && !admin.contains(/name="code"[^>]* required/))
        #expect(!refused(.notSeen, as: .test()).contains("name=\"code\""))
        let wrong = refused(.wrongCredentials, as: .test(), sent: ["code": ["123456"]])
        #expect(wrong.contains("name=\"code\"") && !wrong.contains("123456"))
    }
}
