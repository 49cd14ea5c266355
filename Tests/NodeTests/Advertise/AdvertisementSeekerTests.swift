import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Advertisement seeker", .mustEnd)
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
        try await seek(from: server(minor: 5)) { kept.identity?.minor == 5 }
        let running = scene.start()
        await scene.until { scene.state == .scanning }
        try await seek(from: KeyServer { _ in throw Failure(.unavailable, "away") }) { fake.isAdvertising }
        running.cancel()
        try await running.value
    }

    @Test("Keys that have changed on the server take the place of those kept")
    func changed() async throws {
        try await seek(from: server(minor: 5)) { kept.identity?.minor == 5 }
        try await seek(from: server(minor: 6)) { kept.identity?.minor == 6 }
    }

    @Test("A beacon the server has no more is forgotten, and advertised no longer")
    func gone() async throws {
        try await seek(from: server(minor: 5)) { kept.identity != nil }
        let running = scene.start()
        await scene.until { scene.state == .scanning && fake.isAdvertising }
        try await seek(from: KeyServer { _ in throw Failure(.notFound, "no") }) {
            kept.identity == nil && !fake.isAdvertising
        }
        running.cancel()
        try await running.value
    }

    @Test("A beacon that is registered later is taken up then; a token that is unknown meanwhile forgets nothing")
    func later() async throws {
        let uuid = try Sample.uuid()
        let server = KeyServer { attempt in
            guard attempt > 1 else { throw Failure(attempt == 0 ? .notFound : .loginNecessary, "no") }
            return AdvertisedBeaconRecord(uuid: uuid, majorKey: 4, minorKey: 9, roomNumber: "101")
        }
        let time = ManualTime()
        try await seek(from: server, time: time) { kept.identity?.minor == 9 }
        #expect(time.sleeps.prefix(2) == [.seconds(60), .seconds(60)])
    }

    @Test("Keys of another beacon, and a damaged file, count for nothing", arguments: ["7", "", "7 x/1/2", "8 "])
    func useless(text: String) throws {
        let text = text == "8 " ? text + (try Sample.beacon().slashed) : text
        let path = try folder.write(text, to: "hci0.beacon")
        #expect(AdvertisementSeeker.StoredIdentity(path: path, settings: settings).identity == nil)
    }

    private var kept: AdvertisementSeeker.StoredIdentity {
        AdvertisementSeeker.StoredIdentity(path: folder.file("hci0.beacon"), settings: settings)
    }

    private func server(minor: UInt16) throws -> KeyServer {
        let uuid = try Sample.uuid()
        return KeyServer { _ in AdvertisedBeaconRecord(uuid: uuid, majorKey: 4, minorKey: minor, roomNumber: "101") }
    }

    /// Until the condition holds.
    private func seek(
        from server: KeyServer, time: ManualTime = ManualTime(limit: .zero), until condition: () -> Bool
    ) async throws {
        let seeker = AdvertisementSeeker(
            settings: settings, lookup: BeaconLookup(time: ManualTime(limit: .zero), logger: Sample.logger),
            uplink: server, kept: kept, supervisor: scene.supervisor, time: time, logger: Sample.logger)
        let seeking = Task { try await seeker.run() }
        await scene.until(condition)
        seeking.cancel()
        try await seeking.value
    }
}
