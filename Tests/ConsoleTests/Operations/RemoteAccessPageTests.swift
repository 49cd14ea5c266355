import Foundation
import Testing
import Wire

@testable import Console

@Suite("Remote access")
struct RemoteAccessPageTests {
    @Test("How resolvers stand follows the event as it happens")
    func follows() async throws {
        var asker = Canned()
        let resolver = StationResolverRecord(host: "resolver.example", state: .accepted, reachable: false)
        asker.lay(
            GetStation.Reply(
                serial: "00:0c:29:ab:cd:ef", code: "00000-00000-00000-00000-00000", link: nil, label: nil,
                findable: .code, port: 4443, address: "192.0.2.1", resolvers: [resolver]),
            for: GetStation.self)
        asker.lay(GetDevices.Reply(devices: [], kinds: [], total: 0), for: GetDevices.self)
        let page = try await RemoteAccessPage.load(PageQuery([:], timeZone: .copenhagen), asker)
        let parts = page.body(.test()).text.components(separatedBy: #"data-follow="station">"#)
        #expect(parts.count == 2 && parts.last?.contains("resolver.example") == true)
        #expect(page.eventID != nil && RemoteAccessPage.scripts.contains("follow.js"))
    }
}
