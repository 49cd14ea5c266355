import TestSupport
import Testing
import Wire

@Suite(.mustEnd)
struct LoginTests {
    @Test("Who logs in is known by the cookie from then on")
    func right() async throws {
        try await School.inProcess { school in
            let answer = try await school.stranger.answer(
                to: Login(username: Template.admin, password: Template.password))
            #expect(answer.status == 200)
            #expect(answer.object?["classification"] as? String == "admin")
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test("The cookie is hidden from scripts and from other sites")
    func cookie() async throws {
        try await School.inProcess { school in
            let answer = try await school.stranger.answer(
                to: Login(username: Template.admin, password: Template.password))
            let attributes = try #require(answer.headers["set-cookie"]).split(separator: ";")
                .dropFirst().map { $0.drop { $0 == " " } }
            #expect(attributes.contains("HttpOnly"))
            #expect(attributes.contains("SameSite=Strict"))
            #expect(attributes.contains("Path=/"))
            #expect(attributes.contains("Max-Age=43200"))
            #expect(try #require(answer.sessionToken).count == 43)
        }
    }

    @Test("A wrong password, an unknown name and an account without a password are answered alike to the byte")
    func wrong() async throws {
        try await School.inProcess { school in
            try await school.makeStudent("Ada")
            let tries = [
                Login(username: Template.admin, password: "not this"),
                Login(username: "nobody@school.example", password: Template.password),
                Login(username: "ada@school.example", password: ""),
                Login(username: "ada\0@school.example", password: "\0"),
                Login(username: "", password: ""),
            ]
            var bodies: Set<String> = []
            for login in tries {
                let answer = try await school.stranger.answer(to: login)
                #expect(answer.status == 401)
                #expect(answer.headers["set-cookie"] == nil)
                bodies.insert(answer.text)
            }
            #expect(bodies.count == 1)
            #expect(bodies.first?.contains("wrong_credentials") == true)
        }
    }

    @Test(
        "The name is taken in any case and with spaces around it",
        arguments: [
            "ADMIN@SCHOOL.EXAMPLE", " Admin@School.Example ",
        ])
    func anyCase(name: String) async throws {
        try await School.inProcess { school in
            let peer = try await school.stranger.loggedIn(as: name)
            #expect(try await peer(Whoami()).email == Template.admin)
        }
    }

    @Test("The database holds no token, only its hash")
    func hashed() async throws {
        try await School.inProcess { school in
            let token = try #require(school.admin.cookie)
            #expect(try await school.count("select count(*) from session where session::text like '%\(token)%'") == 0)
            let hash = "sha256('\(token)'::bytea)"
            #expect(try await school.count("select count(*) from session where token_hash = \(hash)") == 1)
        }
    }
}
