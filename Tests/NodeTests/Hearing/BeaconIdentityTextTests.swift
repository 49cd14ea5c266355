import Beacon
import Testing

@testable import Node

@Suite("A badge on the command line")
struct BeaconIdentityTextTests {
    @Test("UUID, major and minor with slashes between them")
    func sound() throws {
        let badge = try #require(BeaconIdentity(slashed: "F7826DA6-4FA2-4E98-8024-BC5B71E08930/65535/0"))
        #expect(badge.uuid == (try Sample.uuid()))
        #expect(badge.major == 65_535)
        #expect(badge.minor == 0)
    }

    @Test(
        "Anything else is none",
        arguments: [
            "", "/", "//", "x/1/2", "f7826da6-4fa2-4e98-8024-bc5b71e08930",
            "f7826da6-4fa2-4e98-8024-bc5b71e08930/1", "f7826da6-4fa2-4e98-8024-bc5b71e08930/65536/1",
            "f7826da6-4fa2-4e98-8024-bc5b71e08930/-1/1", "f7826da6-4fa2-4e98-8024-bc5b71e08930/1/2/3",
        ])
    func wrong(text: String) {
        #expect(BeaconIdentity(slashed: text) == nil)
    }
}
