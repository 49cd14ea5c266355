import Testing

@testable import rollcall

@Suite("The locale of the user")
struct UserLocaleTests {
    @Test(
        "The language of refusals follows LC_ALL, LC_MESSAGES and LANG, in this order",
        arguments: [
            (["LANG": "da_DK.UTF-8"], "da-DK"), (["LANG": "de"], "de"), (["LANG": "de_AT@euro"], "de-AT"),
            (["LANG": "da_DK", "LC_MESSAGES": "en_GB"], "en-GB"),
            (["LANG": "da_DK", "LC_ALL": "de_DE.UTF-8"], "de-DE"),
            (["LANG": "da_DK", "LC_ALL": ""], "da-DK"), (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil),
            ([:], nil),
            (["LANG": "da_D\r\nX"], nil),
        ])
    func language(environment: [String: String], tag: String?) {
        #expect(UserLocale.language(environment) == tag)
    }
}
