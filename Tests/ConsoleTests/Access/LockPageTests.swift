import Devices
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Console

@Suite("Pages of locks")
struct LockPageTests {
    private static func page<Page: ConsolePage>(
        _ type: Page.Type, _ view: View, fields: [String: String] = [:], _ prepare: (inout Canned) -> Void
    ) async throws -> String {
        var asker = Canned()
        prepare(&asker)
        return try await Page.load(PageQuery(fields, timeZone: .copenhagen), asker).body(view).text
    }

    private static func unlocks(_ unlocks: [UnlockRecord], _ view: View = .test()) async throws -> String {
        try await page(MyUnlocksPage.self, view) {
            $0.lay(GetUnlocks.Reply(unlocks: unlocks, total: unlocks.count), for: GetOwnUnlocks.self)
        }
    }

    @Test("Attempts are counted for 0, 1 and many, in both languages")
    func counts() async throws {
        let record = UnlockRecord.test(outcome: .opened)
        for (count, english, danish) in [
            (0, "No attempts", "Ingen forsøg"), (1, "1 attempt", "1 forsøg"), (3, "3 attempts", "3 forsøg"),
        ] {
            let records = Array(repeating: record, count: count)
            #expect(try await Self.unlocks(records).contains("<p>\(english)</p>"))
            #expect(try await Self.unlocks(records, .test(.danish)).contains("<p>\(danish)</p>"))
        }
    }

    @Test("Reasons and evidence of an attempt are sentences")
    func sentences() async throws {
        let opened = try await Self.unlocks([.test(outcome: .opened)])
        #expect(opened.contains("the badge was heard 2.3 s before") && opened.contains("by security level"))
        let danish = try await Self.unlocks([.test(outcome: .opened)], .test(.danish))
        #expect(danish.contains("brikken blev hørt 2,3 s før") && danish.contains("ved sikkerhedsniveau"))
        let blind = try await Self.unlocks([
            .test(
                outcome: .opened, reasons: [.blind], way: .override, sight: .blind, sightSource: "no_listener",
                sightMilliseconds: nil, overrideReason: "Fire <alarm>")
        ])
        #expect(blind.contains("no scanner at the door reported") && blind.contains("Reason given: Fire &lt;alarm&gt;"))
        #expect(blind.contains("Presence at the door could not be checked."))
        #expect(blind.contains("in place of being seen"))
        let refused = try await Self.unlocks([
            .test(outcome: .refused, reasons: [.outsideHours, .notSeen], right: nil, sight: .notSeen, sightSource: nil)
        ])
        #expect(refused.contains("not granted") && refused.contains("holds at other times."))
        #expect(refused.contains("not seen at the door"))
    }

    @Test("Each word of the protocol has a sentence of its own in both languages")
    func words() {
        let all: [[Phrase]] = [
            UnlockReason.allCases.map { .unlockReason($0.rawValue) },
            LockState.allCases.map { .lockState($0.rawValue) },
            PresenceGate.allCases.map { .presenceGate($0.rawValue) },
            UnlockRightSort.allCases.map { .unlockRight($0.rawValue) },
            BookingState.allCases.map { .bookingState($0.rawValue) },
            BookingEnd.allCases.map { .bookingEnd($0.rawValue) },
        ]
        for phrases in all {
            for language in Language.allCases {
                #expect(Set(phrases.map { $0.text(in: language) }).count == phrases.count)
            }
            for phrase in phrases { #expect(phrase.text(in: .english) != phrase.text(in: .danish)) }
        }
    }

    @Test("Admins see who tried, also where that was nobody, and can have it explained")
    func all() async throws {
        let view = View.test(as: .admin)
        let page = try await Self.page(UnlocksPage.self, view, fields: ["lock_id": "1", "outcome": "opened"]) {
            $0.lay(
                GetUnlocks.Reply(
                    unlocks: [
                        .test(outcome: .opened), .test(outcome: .opened, way: .openHours, personID: nil),
                        .test(outcome: .jammed, personID: nil),
                    ], total: 3),
                for: GetUnlocks.self)
            $0.lay(GetLocks.Reply(locks: [.test(1, "Lab")], total: 1), for: GetLocks.self)
        }
        #expect(page.contains("/unlocks/explain?person=7&amp;lock=1") && page.contains("<bdi>Byron</bdi>"))
        #expect(page.contains("<td>open hours</td>") && page.contains("<td>an erased person</td>"))
        #expect(page.contains("<option value=\"1\" selected>Lab</option>"))
        #expect(page.contains("<option value=\"opened\" selected>") && !page.contains("value=\"challenged\""))
    }

    @Test("Visits behind locked doors stand there with what the hint rests on")
    func followedIn() async throws {
        func visit(behind: String?) -> FollowedInRecord {
            FollowedInRecord(
                visitID: 1, personID: 7, firstName: "Ada", lastName: "Byron", roomNumber: "101",
                enteredAt: .at("2026-09-01T12:00:30Z"), source: .scanner, behindAttemptID: behind.map { _ in 3 },
                behindFirstName: behind, behindLastName: behind.map { _ in "King" },
                behindAt: behind.map { _ in .at("2026-09-01T12:00:05Z") },
                doorOpenedAt: .at("2026-09-01T11:59:40Z"), doorClosedAt: .at("2026-09-01T11:59:55Z"))
        }
        func page(_ visits: [FollowedInRecord], _ view: View) async throws -> String {
            try await Self.page(UnlocksPage.self, view, fields: ["followed_in": "true"]) {
                $0.lay(
                    GetUnlocks.Reply(unlocks: [], followedIn: visits, total: visits.count), for: GetUnlocks.self)
                $0.lay(GetLocks.Reply(locks: [], total: 0), for: GetLocks.self)
            }
        }
        let admin = View.test(as: .admin)
        let two = try await page([visit(behind: "Bob"), visit(behind: nil)], admin)
        #expect(two.contains("<p>2 visits</p>") && two.contains("Bob King unlocked the door at 14:00:05."))
        #expect(two.contains("A door was open from 13:59:40 to 13:59:55."))
        #expect(two.contains("No door of the room was unlocked in the minute before."))
        #expect(try await page([], admin).contains("No followers detected."))
        #expect(try await page([visit(behind: nil)], .test(.danish, as: .admin)).contains("<p>1 besøg</p>"))
    }

    @Test("A weak lock says so in the list and on its page")
    func weak() async throws {
        let setup = LockSetupRecord(
            dialect: .aes128, within: 20, listeners: [], trustClient: false, relock: 5, openHours: [],
            createdAt: .at("2026-09-01T10:00:00Z"))
        let lock = LockRecord.test(1, "Shed", setup: setup, weak: true)
        func prepare(_ asker: inout Canned) {
            asker.lay(GetLocks.Reply(locks: [lock], total: 1), for: GetLocks.self)
            asker.lay(GetDevices.Reply(devices: [], kinds: [], total: 0), for: GetDevices.self)
            asker.lay(GetRooms.Reply(rooms: [], total: 0), for: GetRooms.self)
            asker.lay(GetDoors.Reply(doors: [], total: 0), for: GetDoors.self)
            asker.lay(GetScanners.Reply(scanners: [], total: 0), for: GetScanners.self)
        }
        let list = try await Self.page(ManageLocksPage.self, .test(as: .admin), prepare)
        #expect(list.contains(">weak</strong>") && list.contains("Make a device of the kind"))
        let page = try await Self.page(LockSetupPage.self, .test(as: .admin), fields: ["id": "1"], prepare)
        #expect(page.contains("The dialect of this lock is weak") && !page.contains("name=\"fingerprint\""))
        #expect(page.contains("/forms/admin.activate_lock") && !page.contains("/forms/admin.reset_lock"))
    }
}
