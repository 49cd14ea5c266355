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
        #expect(try await hasher.verify("correct horse", against: hash))
        for wrong in ["", "correct", "correct horse ", "Correct horse", "correct horse\0"] {
            #expect(try await !hasher.verify(wrong, against: hash), "\(wrong.debugDescription)")
        }
    }

    @Test("What follows a zero byte and what is beyond ASCII counts", arguments: ["a\0b", "пароль", "é", "🔑🔑", ""])
    func anyText(password: String) async throws {
        let hash = try await hasher.hash(password)
        #expect(try await hasher.verify(password, against: hash))
        #expect(try await !hasher.verify(password + "\0c", against: hash))
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
    func unknownHash() async throws {
        #expect(try await !hasher.verify("correct horse", against: nil))
        #expect(try await !hasher.verify("", against: nil))
    }

    @Test(
        "Against what is no hash every password is wrong",
        arguments: [
            "", "correct horse", "$argon2id$", "$argon2id$v=19$m=19456,t=2,p=1$",
            "$argon2id$v=19$m=0,t=0,p=0$c2FsdA$aGFzaA",
            "$2b$12$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$!!!!$????",
        ])
    func garbage(hash: String) async throws {
        #expect(try await !hasher.verify("correct horse", against: hash))
    }

    @Test("Many at once are all answered")
    func concurrently() async throws {
        let hash = try await hasher.hash("right")
        let answers = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<8 {
                group.addTask {
                    (number, try await hasher.verify(number.isMultiple(of: 2) ? "right" : "wrong", against: hash))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect((0..<8).allSatisfy { answers[$0] == $0.isMultiple(of: 2) })
    }

    @Test("Beyond those that are hashed and those that wait, nobody is taken in")
    func bounded() async throws {
        let narrow = try PasswordHasher(width: 1, waiting: 1)
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<40 {
                group.addTask { (try? await narrow.hash("correct horse")) != nil }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.contains(true) && outcomes.contains(false))
        // Who was turned away leaves nothing behind.
        #expect(try await narrow.verify("x", against: narrow.hash("x")))
    }

    @Test("A hash with other parameters is right as ever, and known to be out of date")
    func outdated() async throws {
        // What `echo -n "correct horse" | argon2 somesaltsomesalt -id -m 12 -t 3 -p 1 -e` prints.
        let old =
            "$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$acbZCckOfABB/s2U/eE8vrM+V9HWTIj4syKxzIwhax8"
        #expect(try await hasher.verify("correct horse", against: old))
        #expect(hasher.isOutdated(old))
        #expect(try await !hasher.isOutdated(hasher.hash("correct horse")))
    }
}
