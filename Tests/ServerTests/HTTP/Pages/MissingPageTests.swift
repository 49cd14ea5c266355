import Configuration
import Console
import OperatorErrors
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Addresses without a page", .mustEnd)
struct MissingPageTests {
    private static let browser = ["accept": "text/html,application/xhtml+xml"]

    @Test("A browser is answered with a page in the frame that its person knows, and a program in JSON")
    func missing() async throws {
        try await School.inProcess { school in
            for path in ["/nothing", "/people/nobody", "/assets/none.css", "/plans/99"] {
                let page = try await school.admin.get(path, headers: Self.browser)
                #expect(page.status == 404 && page.text.contains("<h1>Nothing here</h1>"), "\(path)")
                #expect(page.text.contains("href=\"/people\""), "\(path)")
                #expect(try await school.admin.get(path).failure().code == .notFound, "\(path)")
            }
            let danish = Self.browser.merging(["accept-language": "da"]) { $1 }
            let page = try await school.stranger.get("/nothing", headers: danish)
            #expect(page.status == 404 && page.text.contains("Der er ingen side på denne adresse."))
            #expect(try await school.stranger.send("HEAD", "/nothing", headers: Self.browser).status == 404)
            #expect(
                try await school.stranger.post("{}", to: "/nothing", headers: Self.browser).failure().code == .notFound)
        }
    }

    @Test("Below a path of another site it is refused with what to do instead")
    func prefix() async throws {
        try await School.inProcess { school in
            let sentence = "Rollcall does not work below a path of a site: give it a name of its own"
            let page = try await school.stranger.get("/rollcall/login", headers: Self.browser)
            #expect(page.status == 404 && page.text.contains(sentence))
            let cut = try await school.stranger.get("/login", headers: ["x-forwarded-prefix": "/rollcall"])
            #expect(cut.status == 421 && cut.text.contains(sentence))
            #expect(try await school.stranger.get("/login", headers: ["x-forwarded-prefix": "/"]).status == 200)
            let values = InMemoryProvider(values: [
                "rollcall.hosts": ConfigValue(.stringArray(["school.example/rollcall"]), isSecret: false)
            ])
            let error = #expect(throws: ConfigurationError.self) {
                try ServerConfiguration(reader: ConfigReader(provider: values))
            }
            #expect(error?.message.contains("has a path") == true)
        }
    }

    @Test("HEAD is answered wherever GET is, with the same headers and no body")
    func head() async throws {
        try await School.inProcess { school in
            let login = try await school.stranger.get("/login").text
            let asset = try #require(login.firstMatch(of: /src="(\/assets\/[^"]+)"/)?.1)
            let files = [String(asset), "/service-worker.js", "/manifest.webmanifest", "/openapi.json", "/health", "/"]
            for path in ConsolePages.all.map({ $0.path }) + files {
                let (get, head) = (try await school.admin.get(path), try await school.admin.send("HEAD", path))
                #expect(head.status == get.status && head.body.isEmpty, "\(path)")
                #expect(head.headers["content-type"] == get.headers["content-type"], "\(path)")
            }
            #expect(try await school.admin.send("HEAD", "/post").status == 405)
        }
    }
}
