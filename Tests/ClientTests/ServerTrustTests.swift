import Client
import Foundation
import Testing

@Suite("Which servers are trusted")
struct ServerTrustTests {
    @Test("A file without a certificate is told by its name", arguments: ["/no/such/file", #filePath])
    func unreadable(file: String) {
        let error = #expect(throws: ServerTrust.Unreadable.self) { try ServerTrust.authority(file: file) }
        #expect(error?.file == file)
    }
}
