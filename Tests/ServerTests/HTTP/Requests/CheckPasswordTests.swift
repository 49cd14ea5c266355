import Phrases
import Testing
import Wire

@testable import Server

@Suite("What a password must not be")
struct PasswordRuleTests {
    @Test(
        "The owner's e-mail address, and the name in it, are refused whatever they are made of",
        arguments: ["m4r7y-99x@x.org", "M4R7Y-99X@X.ORG", "m4r7y-99x"])
    func address(password: String) {
        #expect(throws: Refusal.self) { try Check.password(password, of: "m4r7y-99x@x.org") }
    }

    @Test("Somebody else may have it for a password, as one that is none of the common ones")
    func others() throws {
        #expect(try Check.password("m4r7y-99x", of: "ada@school.example") == "m4r7y-99x")
    }
}
