import Foundation
import TestSupport
import Testing

@Suite(.mustEnd, .sharesSchool)
struct HeadAnswersTests {
    @Test(
        "HEAD is answered with headers alone, also where there is nothing",
        arguments: [("/post", "405"), ("/health", "200"), ("/nothing", "404")])
    func noBody(path: String, status: String) async throws {
        try await School.shared { school in
            let answer = try await school.exchange(
                "HEAD \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
            #expect(answer.lowercased().contains("\r\ncontent-length: ") && answer.hasSuffix("\r\n\r\n"))
        }
    }
}
