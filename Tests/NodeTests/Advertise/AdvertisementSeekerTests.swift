import Beacon
import TestSupport
import Testing
import Wire

@testable import Node

@Suite("Advertisement seeker", .timeLimit(.minutes(1)))
struct AdvertisementSeekerTests {
    private let settings = AdvertiseSettings(source: .registered(7))
    private let folder: TemporaryFolder
    private let scene = RadioScene()
    private let fake: FakeController

    init() throws {
        folder = try TemporaryFolder()
        fake = try FakeController(.legacy)
        scene.plug(fake)
    }

    @Test("The keys the server told are kept, and advertised after a start without the server")
    func kept() async throws {
        try await seek(from: server(minor: 5))
        #expect(kept(settings).identity?.minor == 5)
        let running = scene.start()
        await scene.until { scene.state == .scanning }
        let seeker = seeker(asking: KeyServer { _ in throw Failure(.unavailable, "away") })
        let seeking = Task { try await seeker.run() }
        await scene.until { fake.isAdvertising }
        seeking.cancel()
        running.cancel()
        try await running.value
    }

    @Test("Keys that have changed on the server take the place of those kept")
    func changed() async throws {
        try await seek(from: server(minor: 5))
        try await seek(from: server(minor: 6))
        #expect(kept(settings).identity?.minor == 6)
    }

    @Test("A beacon the server has no more is forgotten, and advertised no longer")
    func gone() async throws {
        try await seek(from: server(minor: 5))
        let running = scene.start()
        await scene.until { scene.state == .scanning && fake.isAdvertising }
        try await seek(from: KeyServer { _ in throw Failure(.notFound, "no") })
        #expect(!fake.isAdvertising)
        #expect(kept(settings).identity == nil)
        running.cancel()
        try await running.value
    }

    @Test("Keys of another beacon, and a damaged file, count for nothing", arguments: ["7", "", "7 x/1/2", "8 "])
    func useless(text: String) throws {
        let text = text == "8 " ? text + (try Sample.beacon().slashed) : text
        let path = try folder.write(text, to: "hci0.beacon")
        #expect(KeptIdentity(path: path, settings: settings).identity == nil)
    }

    private func kept(_ settings: AdvertiseSettings) -> KeptIdentity {
        KeptIdentity(path: folder.file("hci0.beacon"), settings: settings)
    }

    private func server(minor: UInt16) throws -> KeyServer {
        let uuid = try Sample.uuid()
        return KeyServer { _ in AdvertisedBeaconRecord(uuid: uuid, majorKey: 4, minorKey: minor, roomNumber: "101") }
    }

    private func seek(from server: KeyServer) async throws {
        try await seeker(asking: server).run()
    }

    private func seeker(asking server: KeyServer) -> AdvertisementSeeker {
        AdvertisementSeeker(
            settings: settings, lookup: BeaconLookup(time: ManualTime(limit: .zero), logger: Sample.logger),
            uplink: server, kept: kept(settings), supervisor: scene.supervisor, logger: Sample.logger)
    }
}
