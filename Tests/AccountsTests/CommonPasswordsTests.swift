import Testing

@testable import Accounts

@Suite("The passwords that most people use")
struct CommonPasswordsTests {
    @Test(
        "They are known, in any case",
        arguments: [
            "password", "Password1", "12345678", "QWERTYUIOP", "iloveyou", "1q2w3e4r5t", "trustno1", "baseball",
            "sunshine", "princess", "football", " password ",
        ])
    func common(password: String) {
        #expect(CommonPasswords.contain(password))
    }

    @Test("Others are not", arguments: ["correct horse battery", "Tr0ub4dor&3x", "пароль пароль", ""])
    func others(password: String) {
        #expect(!CommonPasswords.contain(password))
    }
}
