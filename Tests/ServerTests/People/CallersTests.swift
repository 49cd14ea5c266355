import TestSupport
import Testing
import Wire

@Suite(.mustEnd, .sharesSchool)
struct CallersTests {
    @Test(
        "A bearer token that means nothing is refused for every type",
        arguments: [
            "Bearer nothing", "Bearer", "Basic YTpi", "nothing", "Bearer \u{e9}",
        ])
    func badBearer(authorization: String) async throws {
        try await School.shared { school in
            for type in RequestType.allCases {
                let answer = try await school.stranger.post(
                    "{}", to: "/post/\(type.rawValue)", headers: ["authorization": authorization])
                #expect(answer.status == 401, "\(type.rawValue)")
                #expect(answer.object?["login_necessary"] as? Bool == true)
            }
        }
    }
}
