import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Locks
@testable import Server

@Suite("Locks by the old paths", .mustEnd)
struct OldLockTests {
    /// The same person by the token of the old paths.
    private func token(of peer: Peer, _ school: SchoolWithBroker) async throws -> Peer {
        let email = try await peer(Whoami()).email
        let answer = try await school.stranger.skylux("login", ["username": email, "password": Template.password])
        try await school.school.confirmSessions()
        return Peer(server: peer.server, port: peer.port, bearer: try #require(answer.object?["token"] as? String))
    }

    private func challenge(_ lock: ConnectedLock, by peer: Peer) async throws -> RawAnswer {
        async let answer = peer.get("/api/challenge?id=\(lock.lock)")
        try await lock.hear("challenge")
        return try await answer
    }

    private func line(_ answer: RawAnswer) -> String { answer.text.trimmingCharacters(in: .newlines) }

    @Test("Challenge and response are asked for one by one, and the attempt is on record")
    func steps() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            let peer = try await token(of: try await school.school.makePeer(.student), school)
            let nonce = try await challenge(lock, by: peer)
            #expect(nonce.status == 200 && line(nonce).count == 32)
            #expect(nonce.headers["content-type"] == "text/plain; charset=utf-8")
            async let response = peer.get("/api/response?id=\(lock.lock)")
            let said = String(decoding: try await lock.hear("response"), as: UTF8.self)
            let granted = try await response
            #expect(line(granted) == "granted" && said.contains("proof"))
            let record = try await school.lastUnlock(at: lock.lock)
            #expect(record.source == "old" && record.outcome == .opened && record.right == .level)
            let again = try await peer.get("/api/response?id=\(lock.lock)")
            #expect(again.status == 409)
        }
    }

    @Test("A response that is asked for too late opens nothing")
    func late() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            let peer = try await token(of: school.admin, school)
            #expect(try await challenge(lock, by: peer).status == 200)
            try await school.school.pass(10)
            try await eventually("it is over") {
                try await school.lastUnlock(at: lock.lock).outcome == .timedOut
            }
            #expect(try await school.lastUnlock(at: lock.lock).outcomeReason == "expired")
        }
    }

    @Test(
        "A lock that was reset or retired, or became too weak, since it was challenged is sent no response",
        arguments: [
            "epoch = null, sealed_keys = null, activated_at = null", "epoch = epoch + 1", "retired_at = now()",
            "dialect = 'aes128'",
        ])
    func changed(change: String) async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            let peer = try await token(of: school.admin, school)
            #expect(try await challenge(lock, by: peer).status == 200)
            try await school.sql.query(Query(unescaped: "update lock set \(change)"))
            let attempt: Int64 = try await school.sql.query("select attempt_id from unlock")[0].decode(0)
            // As a request for the response has it.
            try await school.sql.query("select pg_notify('unlock', \("\(attempt) \(lock.lock) proceed"))")
            try await eventually("the attempt ends") {
                try await school.school.pass(5)
                return try await school.school.count("select count(*) from unlock where ended_at is not null") == 1
            }
            #expect(try await school.school.count("select count(*) from unlock where responded_at is not null") == 0)
        }
    }

    @Test("An admin activates a lock, and its key is not told")
    func activation() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.connectLock(port)
            let admin = try await token(of: school.admin, school)
            let student = try await token(of: try await school.school.makePeer(.student), school)
            let path = "/api/activate?id=\(lock.lock)&fingerprint=\(lock.label.fingerprint)&code=\(lock.label.code)"
            #expect(try await student.get(path).status == 403)
            async let answer = admin.get(path)
            for _ in 0..<3 { try await lock.hear("handshake") }
            let told = try await answer
            #expect(line(told) == "activated")
        }
    }

    @Test("A link on a page opens no door: GET takes the token alone, POST the cookie too")
    func links() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            for path in ["activate", "challenge", "response"] {
                let answer = try await school.admin.get("/api/\(path)?id=\(lock.lock)")
                #expect(answer.status == 401 && answer.headers["content-type"] == "text/plain; charset=utf-8")
                #expect(try await school.stranger.get("/api/\(path)?id=\(lock.lock)").status == 401)
            }
            #expect(try await school.school.count("select count(*) from unlock") == 0)
            let foreign = try await school.admin.post(
                "", to: "/api/challenge?id=\(lock.lock)", headers: ["origin": "https://evil.example"])
            #expect(foreign.status == 403)
            async let challenge = school.admin.post("", to: "/api/challenge?id=\(lock.lock)")
            try await lock.hear("challenge")
            #expect(try await challenge.status == 200)
        }
    }

    @Test("Rights, gates and limits hold there, too")
    func rights() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            let peer = try await token(of: try await school.school.makePeer(.student), school)
            #expect(try await peer.get("/api/challenge?id=\(lock.lock)").status == 404)
            try await school.require(level: 0)
            try await school.sql.query("update lock set gate = 'require'")
            let blind = try await peer.get("/api/challenge?id=\(lock.lock)")
            #expect(blind.status == 403 && line(blind).hasPrefix("Presence at this door cannot be checked"))
            for _ in 0..<3 { _ = try await peer.get("/api/challenge?id=\(lock.lock)") }
            let slow = try await peer.get("/api/challenge?id=\(lock.lock)")
            #expect(slow.status == 429 && slow.headers["retry-after"] != nil)
            #expect(try await peer.get("/api/challenge?id=x").status == 400)
            #expect(try await peer.get("/api/challenge").status == 400)
        }
    }

    @Test("Until the first password is changed nothing opens there either")
    func passwordPending() async throws {
        try await SchoolWithBroker.open { school, port in
            let lock = try await school.activeLock(port)
            try await school.require(level: 0)
            let student = try await school.school.makePeer(.student)
            let peer = try await token(of: student, school)
            let person = try await student.personID
            try await school.sql.query("update person set password_temporary = true where person_id = \(person)")
            for path in ["challenge", "response"] {
                #expect(try await peer.get("/api/\(path)?id=\(lock.lock)").status == 403)
            }
        }
    }
}
