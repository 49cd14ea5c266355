import Accounts
import Testing

@Suite("Context words")
struct ContextWordsTests {
    @Test(
        "Words of the service or of the owner's address, decorated or joined, are told",
        arguments: [
            "rollcall", "Rollcall2026!", "RollCallAdmin", "schoolschool", "2026-School", "mary.shelley",
            "ShelleyMary99",
            "Lincoln1!",
        ])
    func found(password: String) {
        #expect(ContextWords.makeUp(password, of: "mary.shelley@lincoln.example"))
    }

    @Test(
        "Anything beside them makes a password of one's own",
        arguments: [
            "rollcall of the unquiet sea", "school-4711-9923", "mary had a little lamb", "12345678", "", "!!!!!!!!",
            String(repeating: "ж", count: 256),
        ])
    func others(password: String) {
        #expect(!ContextWords.makeUp(password, of: "mary.shelley@lincoln.example"))
    }

    @Test("Another person's name is no word of this account")
    func otherAddress() {
        #expect(!ContextWords.makeUp("maryshelley", of: "ada@school.example"))
        #expect(!ContextWords.makeUp("maryshelley"))
    }
}
