import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("The entries of a roll-call", .mustEnd)
struct MusterEntryTests {
    @Test("It starts with nothing asked, is named afterwards, and a mistake is told apart")
    func start() async throws {
        try await School.inProcess { school in
            let started = try await school.admin(UpdateMuster(action: .start)).muster
            #expect(started.kind == .emergency && started.name.hasPrefix("Muster 20") && started.version == 0)
            let edited = try await school.admin(UpdateMuster(action: .edit, name: "Fire", kind: .drill)).muster
            #expect(edited.name == "Fire" && edited.kind == .drill && edited.version == 1)
            let ended = try await school.admin(UpdateMuster(action: .mistake)).muster
            #expect(ended.mistake && ended.closedAt == school.now)
            let list = try await school.admin(GetMusters(search: "FIRE"))
            #expect(list.musters == [ended] && list.total == 1)
        }
    }

    @Test("All entries are kept, the last by the time it was said counts, and contradictions rise to the top")
    func entries() async throws {
        try await School.open { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let staff = try await school.makePeer(.staff)
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            try await school.pass(60)
            _ = try await staff(UpdateMuster(action: .tick, personID: bob, witness: .knownAbsent, note: "Ill"))
            // Said 30 s ago, before the entry above.
            _ = try await school.admin(
                UpdateMuster(
                    action: .tick, personID: bob, witness: .seen, saidAt: school.now - 1_030,
                    sentAt: school.now - 1_000))
            let list = try await staff(GetMuster())
            let line = try #require(list.people.first)
            #expect(line.personID == bob && line.disputed && line.witness == .knownAbsent && line.note == "Ill")
            #expect(line.saidBy != nil && line.accountedFor && list.accountedFor == 1)
            let entries = try await staff(GetMusterEntries(musterID: muster.musterID))
            #expect(entries.entries.map(\.witness) == [.knownAbsent, .seen] && entries.total == 2)
            #expect(entries.entries[1].saidAt == school.now - 30 && entries.entries[1].receivedAt == school.now)
            let help = UpdateMuster(action: .tick, personID: ada, witness: .needsHelp)
            let version = try await staff(help).muster.version
            let changed = try await staff(GetMuster(musterID: muster.musterID, afterVersion: version - 1))
            #expect(changed.people.map(\.personID) == [ada] && changed.people[0].accountedFor == false)
            #expect(changed.accountedFor == 1 && changed.total == list.total)
        }
    }

    @Test("An entry that comes twice is one; another under its id, and one for another roll-call, are refused")
    func repeated() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            let id = UUID()
            func entry(sentAt: Date) -> UpdateMuster {
                UpdateMuster(
                    action: .tick, musterID: muster.musterID, personID: ada, witness: .seen, saidAt: school.now,
                    sentAt: sentAt)
            }
            let first = try await school.admin(entry(sentAt: school.now), key: id).muster
            // Held up meanwhile: only when it is sent is another time.
            #expect(try await school.admin(entry(sentAt: school.now + 9), key: id).muster == first)
            #expect(try await school.count("select count(*) from muster_entry") == 1)
            let other = UpdateMuster(action: .tick, personID: ada, witness: .needsHelp)
            #expect(try await school.admin.refusal(of: other, key: id).code == .conflict)
            _ = try await school.admin(UpdateMuster(action: .close))
            _ = try await school.admin(UpdateMuster(action: .start))
            let late = UpdateMuster(action: .tick, musterID: muster.musterID, personID: ada)
            #expect(try await school.admin.refusal(of: late).code == .conflict)
            let half = UpdateMuster(action: .tick, personID: ada, saidAt: school.now)
            #expect(try await school.admin.refusal(of: half).code == .badArguments)
        }
    }

    @Test("What was believed at the start is kept beside what is believed now, and the report compares it")
    func beliefs() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            let scanner = try await school.makeScanner(in: "101")
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            try await school.beat(scanner, for: 40)
            let line = try #require(try await school.admin(GetMuster()).people.first { $0.personID == ada })
            #expect(line.state == .left && line.atStart?.state == .present && line.atStart?.roomNumber == "101")
            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
            _ = try await school.admin(UpdateMuster(action: .tick, personID: bob, witness: .seenLeaving))
            _ = try await school.admin(UpdateMuster(action: .close))
            let report = try await school.admin(GetMusterReport(musterID: muster.musterID))
            #expect(report.expected == 2 && report.accountedFor == 2 && report.secondsToAll ?? 0 >= 40)
            #expect(report.believedPresent == 1 && report.believedPresentFound == 1 && report.foundUnexpectedly == 1)
            let closed = try await school.admin(GetMuster(musterID: muster.musterID))
            #expect(closed.accountedFor == 2 && closed.muster?.closedAt != nil)
            #expect(try await school.admin.refusal(of: GetMusterReport(musterID: 99)).code == .notFound)
        }
    }
}
