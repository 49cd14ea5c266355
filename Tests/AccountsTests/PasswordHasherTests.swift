import Testing

@testable import Accounts

@Suite("Password hashes")
struct PasswordHasherTests {
    let hasher: PasswordHasher

    init() throws {
        hasher = try PasswordHasher()
    }

    @Test("The password that was hashed is right, and any other is wrong")
    func verify() async throws {
        let hash = try await hasher.hash("correct horse")
        #expect(await hasher.verify("correct horse", against: hash))
        for wrong in ["", "correct", "correct horse ", "Correct horse", "correct horse\0"] {
            #expect(await !hasher.verify(wrong, against: hash), "\(wrong.debugDescription)")
        }
    }

    @Test("What follows a zero byte and what is beyond ASCII counts", arguments: ["a\0b", "пароль", "é", "🔑🔑", ""])
    func anyText(password: String) async throws {
        let hash = try await hasher.hash(password)
        #expect(await hasher.verify(password, against: hash))
        #expect(await !hasher.verify(password + "\0c", against: hash))
    }

    @Test("A hash is a PHC string of Argon2id with OWASP's parameters, 16 bytes of salt and 32 of hash")
    func form() async throws {
        let hash = try await hasher.hash("correct horse")
        let form = #/\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+\/]{22}\$[A-Za-z0-9+\/]{43}/#
        #expect(hash.wholeMatch(of: form) != nil, "\(hash)")
    }

    @Test("The same password has another hash each time")
    func salted() async throws {
        #expect(try await hasher.hash("correct horse") != hasher.hash("correct horse"))
    }

    @Test("Without a hash every password is wrong")
    func unknownHash() async {
        #expect(await !hasher.verify("correct horse", against: nil))
        #expect(await !hasher.verify("", against: nil))
    }

    @Test(
        "Against what is no hash every password is wrong",
        arguments: [
            "", "correct horse", "$argon2id$", "$argon2id$v=19$m=19456,t=2,p=1$",
            "$argon2id$v=19$m=0,t=0,p=0$c2FsdA$aGFzaA",
            "$2b$12$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$!!!!$????",
        ])
    func garbage(hash: String) async {
        #expect(await !hasher.verify("correct horse", against: hash))
    }

    @Test("Many at once are all answered")
    func concurrently() async throws {
        let hash = try await hasher.hash("right")
        let answers = await withTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<8 {
                group.addTask {
                    (number, await hasher.verify(number.isMultiple(of: 2) ? "right" : "wrong", against: hash))
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect((0..<8).allSatisfy { answers[$0] == $0.isMultiple(of: 2) })
    }
}
