import Testing

@testable import Client

@Suite("Session cookie")
struct SessionCookieTests {
    @Test("The token is read from among other cookies and attributes")
    func found() {
        let headers = ["theme=dark; Path=/", "rollcall_session=abc-123_x=; HttpOnly; SameSite=Strict; Path=/"]
        #expect(RollcallClient.SessionCookie.token(fromSetCookies: headers) == "abc-123_x=")
    }

    @Test(
        "Without a token that a header can carry there is none",
        arguments: [
            "", "rollcall_session", "rollcall_session=", "rollcall_session=; Max-Age=0", "rollcall_session=a b",
            "rollcall_session=\"a\"", "other=rollcall_session=a",
            "rollcall_session=\(String(repeating: "a", count: 1025))",
        ])
    func none(_ header: String) {
        #expect(RollcallClient.SessionCookie.token(fromSetCookies: [header]) == nil)
    }
}
