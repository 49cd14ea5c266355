import Beacon
import Foundation
import Spool
import TestSupport
import Testing
import Wire

@testable import Node

@Suite("Kept UUIDs", .mustEnd)
struct StoredUUIDsTests {
    @Test("A node that starts while the server is away forwards what the server listed last")
    func serverAway() async throws {
        let folder = try TemporaryFolder()
        let kept = StoredUUIDs(path: folder.file("hci0.uuids"))
        try kept.keep([try Sample.uuid()])
        let spool = try Spool.open(path: folder.file("a.spool"))
        let node = ScannerNode(
            name: "hci0", radio: .recording("tour.btsnoop"), uplink: ScriptedUplink(),
            spool: spool, kept: kept, clock: NodeClock(ManualTime(limit: .zero)), logger: Sample.logger)
        await node.pipeline.hear([try Sample.frame(0.2)])
        try await node.pipeline.advance(to: .distantFuture)
        #expect(try await spool.state(at: Sample.time).depth == 1)
    }

    @Test("What a heartbeat brings is kept")
    func heartbeat() async throws {
        let folder = try TemporaryFolder()
        let kept = StoredUUIDs(path: folder.file("hci0.uuids"))
        let uuid = try Sample.uuid()
        let node = ScannerNode(
            name: "hci0", radio: .recording("tour.btsnoop"),
            uplink: ScriptedUplink(heartbeat: { Sample.reply(uuids: [uuid], rate: 1) }),
            spool: try Spool.open(path: folder.file("a.spool")), kept: kept,
            clock: NodeClock(ManualTime(limit: .zero)), logger: Sample.logger)
        try await node.heartbeater.beat()
        #expect(kept.list == [uuid])
    }

    @Test("What is no UUID is passed over, and what was never written is empty")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("x\n\n\(try Sample.uuid())\r\n0", to: "hci0.uuids")
        #expect(StoredUUIDs(path: path).list == [try Sample.uuid()])
        #expect(StoredUUIDs(path: path + "x").list.isEmpty)
    }
}
