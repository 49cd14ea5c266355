import Testing

@testable import Accounts

@Suite("Password hashes")
struct PasswordHasherTests {
    let hasher: PasswordHasher
    let me = PasswordHasher.Client.person(1)

    init() throws {
        // A busy machine may take a second for each hash.
        hasher = try PasswordHasher(timeout: .seconds(600))
    }

    @Test("The password that was hashed is right, and any other is wrong")
    func verify() async throws {
        let hash = try await hasher.hash("correct horse", for: me)
        #expect(try await hasher.verify("correct horse", against: hash, for: me))
        for wrong in ["", "correct", "correct horse ", "Correct horse", "correct horse\0"] {
            #expect(try await !hasher.verify(wrong, against: hash, for: me), "\(wrong.debugDescription)")
        }
    }

    @Test("What follows a zero byte and what is beyond ASCII counts", arguments: ["a\0b", "пароль", "é", "🔑🔑", ""])
    func anyText(password: String) async throws {
        let hash = try await hasher.hash(password, for: me)
        #expect(try await hasher.verify(password, against: hash, for: me))
        #expect(try await !hasher.verify(password + "\0c", against: hash, for: me))
    }

    @Test("A hash is a PHC string of Argon2id with OWASP's parameters, 16 bytes of salt and 32 of hash")
    func form() async throws {
        let hash = try await hasher.hash("correct horse", for: me)
        let form = #/\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+\/]{22}\$[A-Za-z0-9+\/]{43}/#
        #expect(hash.wholeMatch(of: form) != nil, "\(hash)")
    }

    @Test("The same password has another hash each time")
    func salted() async throws {
        #expect(try await hasher.hash("correct horse", for: me) != hasher.hash("correct horse", for: me))
    }

    @Test("Without a hash every password is wrong")
    func unknownHash() async throws {
        #expect(try await !hasher.verify("correct horse", against: nil, for: me))
        #expect(try await !hasher.verify("", against: nil, for: me))
    }

    @Test(
        "Against what is no hash every password is wrong",
        arguments: [
            "", "correct horse", "$argon2id$", "$argon2id$v=19$m=19456,t=2,p=1$",
            "$argon2id$v=19$m=0,t=0,p=0$c2FsdA$aGFzaA",
            "$2b$12$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$!!!!$????",
        ])
    func garbage(hash: String) async throws {
        #expect(try await !hasher.verify("correct horse", against: hash, for: me))
    }

    @Test("Many at once are all answered")
    func concurrently() async throws {
        let hash = try await hasher.hash("right", for: me)
        let answers = try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
            for number in 0..<8 {
                group.addTask {
                    (
                        number,
                        try await hasher.verify(
                            number.isMultiple(of: 2) ? "right" : "wrong", against: hash, for: .person(Int64(number)))
                    )
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect((0..<8).allSatisfy { answers[$0] == $0.isMultiple(of: 2) })
    }

    @Test("A person has one hash under way and two waiting, an address eight; others are hashed all the same")
    func bounded() async throws {
        for (client, limit) in [(PasswordHasher.Client.person(1), 3), (.address("10.0.0.7"), 8)] {
            let outcomes = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<40 {
                    group.addTask { (try? await hasher.hash("correct horse", for: client)) != nil }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.contains(false) && outcomes.count(where: \.self) >= limit)
            // Who was turned away leaves nothing behind.
            #expect(try await hasher.verify("x", against: hasher.hash("x", for: client), for: client))
        }
    }

    @Test("Who is turned away for their own doing is told so, with the time after which to come again")
    func ownDoing() async throws {
        let refusals = await withTaskGroup(of: PasswordHasher.Busy?.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        _ = try await hasher.hash("correct horse", for: .person(1))
                        return nil
                    } catch {
                        return error as? PasswordHasher.Busy
                    }
                }
            }
            return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
        }
        #expect(!refusals.isEmpty && refusals.allSatisfy { $0 == PasswordHasher.Busy(isOwnDoing: true, retryAfter: 1) })
    }

    @Test("A hash with other parameters is right as ever, and known to be out of date")
    func outdated() async throws {
        // What `echo -n "correct horse" | argon2 somesaltsomesalt -id -m 12 -t 3 -p 1 -e` prints.
        let old =
            "$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$acbZCckOfABB/s2U/eE8vrM+V9HWTIj4syKxzIwhax8"
        #expect(try await hasher.verify("correct horse", against: old, for: me))
        #expect(hasher.isOutdated(old))
        #expect(try await !hasher.isOutdated(hasher.hash("correct horse", for: me)))
    }
}
