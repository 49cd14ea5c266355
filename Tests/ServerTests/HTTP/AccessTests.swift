import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct AccessTests {
    /// Those that end the session they are called with.
    private static let ending: [RequestType] = [.universalLogout, .universalLogoutEverywhere]

    @Test("Each type × each caller: allowed, 401 or 403, as the protocol's table says and not as the code does")
    func matrix() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            for caller in try await ExpectedAccess.allCallers(school) {
                for type in RequestType.allCases where !Self.ending.contains(type) {
                    let status = try await caller.peer.post("{}", to: "/post/\(type.rawValue)").status
                    let expected = ExpectedAccess.statuses(type, caller.kind)
                    #expect(expected.contains(status), "\(type.rawValue) by \(caller.kind): \(status)")
                }
                for type in Self.ending {
                    let peer = caller.isRenewable ? try await caller.renewed(school) : caller.peer
                    let status = try await peer.post("{}", to: "/post/\(type.rawValue)").status
                    let expected = ExpectedAccess.statuses(type, caller.kind)
                    #expect(expected.contains(status), "\(type.rawValue) by \(caller.kind): \(status)")
                }
            }
        }
    }

    @Test("A student who names another person in good arguments is refused, or is answered of themselves alone")
    func otherStudent() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let other = try await school.makePeer(.student, "Other")
            let student = try await school.makePeer(.student, "Some")
            let id = try await other.personID
            for type in RequestType.allCases where type.callers.contains(.student) && !Self.ending.contains(type) {
                var arguments = try GoodArguments.of(type)
                arguments["person_id"] = String(id)
                arguments["email"] = "\"other.student@school.example\""
                let body = "{" + arguments.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
                let answer = try await student.post(body, to: "/post/\(type.rawValue)")
                #expect(!answer.text.contains("other.student"), "\(type.rawValue): \(answer.text)")
            }
            #expect(try await other(GetInfo()).info.personID == id)
        }
    }

    @Test("Who is refused is in the audit, with the type they asked for; a stranger is not")
    func refusalsAudited() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let student = try await school.makePeer(.student)
            let scanner = try await school.makeScanner(in: "101")
            _ = try await student.post("{}", to: "/post/admin.get_audit")
            _ = try await scanner.post("{}", to: "/post/admin.get_muster")
            _ = try await school.stranger.post("{}", to: "/post/admin.get_persons")
            let entries = try await school.audit("request_refused")
            #expect(entries.map { $0.details["type"] } == ["admin.get_muster", "admin.get_audit"])
            #expect(entries.map(\.actor?.email) == [nil, "some.student@school.example"])
            #expect(entries[0].details["scanner_id"] == "1")
            #expect(entries[1].address == "127.0.0.1")
        }
    }
}
