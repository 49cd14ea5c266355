import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Links for helpers", .mustEnd)
struct MusterLinkTests {
    @Test("Staff make a link of the open muster, see its phones, and end one of them or all")
    func life() async throws {
        try await School.open { school in
            let staff = try await school.makePeer(.staff)
            let make = CreateMusterLink(label: "Gate A", minutes: 60)
            #expect(try await staff.refusal(of: make).code == .conflict)
            #expect(try await staff(GetMusterLinks()).links.isEmpty)
            _ = try await staff(UpdateMuster(action: .start))
            let link = try await staff(make)
            #expect(link.expiresAt == school.now + 3600)
            #expect(link.url.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/m\/[A-Za-z0-9_-]{22}/) != nil)
            let mia = try await school.join(link, as: "Mia")
            let noa = try await school.join(link, as: "Noa")
            try await school.pass(20)
            #expect(try await mia(GetMuster()).muster != nil)
            let listed = try #require(try await staff(GetMusterLinks(search: "gate")).links.first)
            #expect(listed.label == "Gate A" && listed.endedAt == nil && listed.phones.map(\.name) == ["Mia", "Noa"])
            #expect(listed.phones[0].seenAt == school.now && listed.phones[1].seenAt == school.now - 20)
            _ = try await staff(EndMusterLink(linkID: link.linkID, phoneID: listed.phones[0].phoneID))
            #expect(try await mia.refusal(of: GetMuster()).code == .loginNecessary)
            #expect(try await noa(GetMuster()).muster != nil)
            _ = try await staff(EndMusterLink(linkID: link.linkID))
            #expect(try await noa.refusal(of: GetMuster()).code == .loginNecessary)
            #expect(try await staff.refusal(of: EndMusterLink(linkID: 99)).code == .notFound)
            #expect(try await staff.refusal(of: EndMusterLink(linkID: link.linkID, phoneID: 99)).code == .notFound)
            for action in ["muster_link_created", "muster_link_opened", "muster_link_ended"] {
                #expect(try await !school.audit(action).isEmpty, "\(action)")
            }
        }
    }

    @Test("A link ends with its minutes and with the muster, and is of no use in the next")
    func ends() async throws {
        try await School.open { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let (late, helper) = (
                try await school.admin(CreateMusterLink(label: "Late", minutes: 1)), try await school.makeHelper()
            )
            try await school.pass(61)
            #expect(try await school.stranger.open(late, as: "Mia").status == 404)
            #expect(try await helper(GetMuster()).muster != nil)
            _ = try await school.admin(UpdateMuster(action: .close))
            #expect(try await helper.refusal(of: GetMuster()).code == .loginNecessary)
            let page = try await helper.get("/muster")
            #expect(page.status == 401 && page.text.contains("<h1>This link has ended</h1>"))
            #expect(page.setCookies.contains { $0.hasPrefix("rollcall_helper=; Max-Age=0") })
            _ = try await school.admin(UpdateMuster(action: .start))
            #expect(try await helper.refusal(of: GetMuster()).code == .loginNecessary)
        }
    }

    @Test("Minutes, label and zone are checked, and a link lets in fifty phones at a time")
    func limits() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            for minutes in [0, 241] {
                let refusal = try await school.admin.refusal(of: CreateMusterLink(label: "a", minutes: minutes))
                #expect(refusal.code == .badArguments && refusal.reason.contains("'minutes'"))
            }
            #expect(try await school.admin.refusal(of: CreateMusterLink(label: "", minutes: 1)).code == .badArguments)
            let nowhere = CreateMusterLink(label: "a", zoneName: "Nowhere", minutes: 1)
            #expect(try await school.admin.refusal(of: nowhere).code == .notFound)
            let link = try await school.admin(CreateMusterLink(label: "a", minutes: 1))
            #expect(try await school.stranger.open(link, as: "").status == 400)
            for number in 1...50 { #expect(try await school.stranger.open(link, as: "P\(number)").status == 303) }
            let full = try await school.stranger.open(link, as: "Late")
            #expect(full.status == 409 && full.text.contains("has 50 phones already"))
            _ = try await school.admin(EndMusterLink(linkID: link.linkID, phoneID: 1))
            #expect(try await school.stranger.open(link, as: "Late").status == 303)
        }
    }

    @Test("Tokens are kept as hashes alone, and the audit holds no name that was typed")
    func secrets() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let link = try await school.admin(CreateMusterLink(label: "a", minutes: 1))
            let helper = try await school.join(link, as: "Zebedee")
            for text in [String(link.url.suffix(22)), try #require(helper.phone)] {
                let found = try await school.count(
                    """
                    select count(*) from muster_link link join muster_phone phone using (link_id)
                    where strpos(to_jsonb(link)::text || to_jsonb(phone)::text, '\(text)') > 0
                    """)
                #expect(found == 0)
            }
            _ = try await helper(GetMuster())
            for action in ["muster_link_opened", "looked_at_muster"] {
                let entries = try await school.audit(action)
                #expect(!entries.isEmpty && entries.allSatisfy { !$0.details.values.contains("Zebedee") })
            }
        }
    }
}
