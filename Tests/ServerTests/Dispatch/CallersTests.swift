import Testing
import Wire

@Suite(.timeLimit(.minutes(10)))
struct CallersTests {
    @Test("Each type is refused to exactly those who may not call it")
    func everyTypeAndCaller() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            for (kind, peer) in try await Self.everybody(school) {
                for type in RequestType.allCases where type != .universalLogout {
                    let answer = try await peer.post("{}", to: "/post/\(type.rawValue)")
                    let isAllowed = type.callers.contains(.anyone) || !type.callers.isDisjoint(with: kind)
                    let refused = kind == .anyone ? 401 : 403
                    #expect(
                        isAllowed ? [200, 400].contains(answer.status) : answer.status == refused,
                        "\(type.rawValue) by \(kind): \(answer.status)")
                }
            }
        }
    }

    @Test(
        "A bearer token that means nothing is refused for every type",
        arguments: [
            "Bearer nothing", "Bearer", "Basic YTpi", "nothing", "Bearer \u{e9}",
        ])
    func badBearer(authorization: String) async throws {
        try await School.open { school in
            for type in RequestType.allCases {
                let answer = try await school.stranger.post(
                    "{}", to: "/post/\(type.rawValue)", headers: ["authorization": authorization])
                #expect(answer.status == 401, "\(type.rawValue)")
                #expect(answer.object?["login_necessary"] as? Bool == true)
            }
        }
    }

    @Test("Only who is logged in can log out")
    func logout() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            for (kind, peer) in try await Self.everybody(school) {
                let status = try await peer.post("{}", to: "/post/universal.logout").status
                #expect(status == (kind == .anyone ? 401 : kind == .scanner ? 403 : 200))
            }
        }
    }

    private static func everybody(_ school: School) async throws -> [(Callers, Peer)] {
        [
            (.anyone, school.stranger),
            (.student, try await school.makePeer(.student)),
            (.staff, try await school.makePeer(.staff)),
            (.visitor, try await school.makePeer(.visitor)),
            (.admin, school.admin),
            (.scanner, try await school.makeScanner(in: "101")),
        ]
    }
}
