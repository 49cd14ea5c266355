import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Node

@Suite("Beacon lookup", .mustEnd)
struct BeaconLookupTests {
    private let time = ManualTime()

    @Test("The keys come from the server, however long it is away")
    func timeout() async throws {
        let uuid = try Sample.uuid()
        let server = KeyServer { attempt in
            guard attempt == 3 else { throw Failure(.unavailable, "away") }
            return AdvertisedBeaconRecord(uuid: uuid, majorKey: 4, minorKey: 5, roomNumber: "101")
        }
        let advertisement = try await lookup.advertisement(AdvertiseSettings(source: .registered(7)), from: server)
        #expect(advertisement.frame.identity == BeaconIdentity(uuid: uuid, major: 4, minor: 5))
        #expect(advertisement.frame.advertisingData.count == 30)
        #expect(time.sleeps.count == 3)
    }

    @Test(
        "A beacon the server does not have, or a token it does not know, is an error",
        arguments: [
            FailureCode.notFound, .loginNecessary,
        ])
    func refused(code: FailureCode) async {
        let server = KeyServer { _ in throw Failure(code, "no") }
        await #expect(throws: BeaconLookup.Refusal.self) {
            try await lookup.advertisement(AdvertiseSettings(source: .registered(7)), from: server)
        }
    }

    private var lookup: BeaconLookup { BeaconLookup(time: time, logger: Sample.logger) }
}
