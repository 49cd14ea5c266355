import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Location post", .mustEnd)
struct LocationPostTests {
    private let time = ManualTime()

    @Test("It logs in, learns what to watch for, and sends")
    func sending() async throws {
        let server = StudentServer(try Sample.uuid())
        let post = post(server)
        let running = Task { try await post.run() }
        await post.put(try list(3, 4))
        while server.lists.isEmpty { await Task.yield() }
        #expect(server.lists == [[3, 4]])
        #expect(await post.watched == [try Sample.uuid()])
        running.cancel()
        try await running.value
        #expect(server.closed == 1)
    }

    @Test("It logs in again when the session has expired, and sends the list that was refused")
    func expired() async throws {
        let server = StudentServer(try Sample.uuid())
        server.fail(.loginNecessary)
        let post = post(server)
        let running = Task { try await post.run() }
        await post.put(try list(3))
        while server.lists.isEmpty { await Task.yield() }
        #expect(server.lists == [[3]])
        #expect(server.logins == 2)
        running.cancel()
        try await running.value
    }

    @Test("While the server is away it is asked at growing pauses")
    func away() async throws {
        let server = StudentServer(try Sample.uuid())
        server.fail(.unavailable, .unavailable, .unavailable)
        let post = post(server)
        let running = Task { try await post.run() }
        await post.put(try list(3))
        while server.lists.isEmpty { await Task.yield() }
        #expect(server.lists == [[3]])
        #expect(time.sleeps.count == 3)
        for (sleep, full) in zip(time.sleeps, [0.5, 1, 2]) {
            #expect(sleep >= .seconds(full / 2) && sleep <= .seconds(full))
        }
        running.cancel()
        try await running.value
    }

    @Test("A server that asks for a pause is given it, once")
    func asked() async throws {
        let server = StudentServer(try Sample.uuid())
        server.fail(.slowDown, retryAfter: 20)
        let post = post(server)
        let running = Task { try await post.run() }
        await post.put(try list(3))
        while server.lists.isEmpty { await Task.yield() }
        #expect(time.sleeps == [.seconds(20)])
        server.fail(.unavailable)
        await post.put(try list(4))
        while server.lists.count < 2 { await Task.yield() }
        #expect(
            time.sleeps.count == 2 && time.sleeps.allSatisfy { $0 <= .seconds(20) } && time.sleeps[1] <= .seconds(1))
        running.cancel()
        try await running.value
    }

    @Test("A room's beacon that is registered later is watched for, too")
    func renewed() async throws {
        let server = StudentServer(try Sample.uuid())
        server.list([])
        let time = ManualTime(limit: .zero)
        let post = post(server, time)
        let running = Task { try await post.run() }
        while server.questions == 0 { await Task.yield() }
        #expect(await post.watched.isEmpty)
        server.list([try Sample.uuid()])
        await post.renew()
        time.pass(.seconds(31))
        while await post.watched.isEmpty {
            await post.renew()
            await Task.yield()
        }
        #expect(server.questions == 2)
        #expect(server.logins == 1)
        running.cancel()
        try await running.value
    }

    @Test("The latest list wins")
    func latest() async throws {
        let server = StudentServer(try Sample.uuid())
        let post = post(server)
        await post.put(try list(1))
        await post.put(try list(2))
        let running = Task { try await post.run() }
        while server.lists.isEmpty { await Task.yield() }
        #expect(server.lists == [[2]])
        running.cancel()
        try await running.value
    }

    @Test("A student whom the server refuses ends it", arguments: [FailureCode.wrongCredentials, .notAllowed])
    func refused(code: FailureCode) async throws {
        let login = StudentLogin(username: "s@example.org") { throw Failure(code, "no") }
        let post = LocationPost(login: login, clock: NodeClock(time), logger: Sample.logger)
        await #expect(throws: NodeError.self) { try await post.run() }
    }

    private func post(_ server: StudentServer, _ time: ManualTime? = nil) -> LocationPost {
        let login = StudentLogin(username: "s@example.org") { server.login() }
        return LocationPost(
            login: login, clock: NodeClock(time ?? self.time), logger: Sample.logger, generator: SplitMix64(seed: 1))
    }

    private func list(_ minors: UInt16...) throws -> [HeardBeacon] {
        try minors.map { HeardBeacon(uuid: try Sample.uuid(), major: 1, minor: $0, rssi: -60, heardAt: Sample.time) }
    }
}
