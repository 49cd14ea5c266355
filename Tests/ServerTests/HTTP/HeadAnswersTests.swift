import Foundation
import TestSupport
import Testing

@Suite(.mustEnd, .sharesSchool)
struct HeadAnswersTests {
    @Test(
        "HEAD is answered with headers alone, also where there is nothing", arguments: ["/post", "/health", "/nothing"])
    func noBody(path: String) async throws {
        try await School.shared { school in
            let answer = try await school.exchange(
                "HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 40"))
            #expect(answer.lowercased().contains("\r\ncontent-length: ") && answer.hasSuffix("\r\n\r\n"))
        }
    }
}
