import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Saved questions", .mustEnd)
struct SavedQueryTests {
    @Test("A question is kept for all admins under its name, replaced by one of that name, and deleted")
    func kept() async throws {
        try await School.inProcess { school in
            let first = SaveQuery(queryName: "Who is here", query: "select * from whereabouts")
            _ = try await school.admin(first)
            _ = try await school.admin(SaveQuery(queryName: "Rooms", query: "select * from rooms"))
            _ = try await school.admin(SaveQuery(queryName: "WHO is here", query: "select 1"))
            let other = try await school.makePeer(.admin, "Other")
            let found = try await other(GetQueries())
            #expect(found.queries.map(\.queryName) == ["Rooms", "WHO is here"] && found.total == 2)
            #expect(found.queries.map(\.query) == ["select * from rooms", "select 1"])
            #expect(found.queries[0].savedAt == school.now)
            #expect(try await other(GetQueries(search: "room")).queries.map(\.queryName) == ["Rooms"])
            _ = try await other(DeleteQuery(queryName: "who is HERE"))
            #expect(try await school.admin(GetQueries()).queries.map(\.queryName) == ["Rooms"])
            #expect(try await other.refusal(of: DeleteQuery(queryName: "who is here")).code == .notFound)
            #expect(try await school.audit("query_saved").count == 3)
            #expect(try await school.audit("query_deleted").count == 1)
        }
    }

    @Test("A question without a name or words is refused, and so is whoever may not ask in SQL")
    func refused() async throws {
        try await School.inProcess { school in
            for request in [
                SaveQuery(queryName: " ", query: "select 1"), SaveQuery(queryName: "a", query: ""),
                SaveQuery(queryName: String(repeating: "a", count: 101), query: "select 1"),
                SaveQuery(queryName: "a", query: String(repeating: "a", count: 20_001)),
            ] {
                #expect(try await school.admin.refusal(of: request).code == .badArguments)
            }
            let staff = try await school.makePeer(.staff)
            #expect(try await staff.refusal(of: GetQueries()).code == .notAllowed)
            try await school.sql.query("update session set confirmed_until = null")
            let unconfirmed = SaveQuery(queryName: "a", query: "select 1")
            #expect(try await school.admin.refusal(of: unconfirmed).code == .confirmationNecessary)
        }
    }

    @Test("The page of SQL lists them, runs them, and saves another")
    func page() async throws {
        try await School.inProcess { school in
            let headers = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]
            let saved = try await school.admin.post(
                "query_name=%3Cb%3E&query=select+41%2B1+as+answer&_then=/query", to: "/forms/simple.save_query",
                headers: headers)
            #expect(saved.status == 303)
            let page = try await school.admin.get("/query")
            #expect(page.text.contains("Run “&lt;b&gt;”") && page.text.contains("value=\"select 41+1 as answer\""))
            let run = try await school.admin.post(
                "query=select+41%2B1+as+answer&_then=/query", to: "/forms/simple.query", headers: headers)
            #expect(run.status == 200 && run.text.contains("<td>42</td>") && run.text.contains("simple.save_query"))
        }
    }
}
