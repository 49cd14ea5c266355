import Foundation
import Logging
import Phrases
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("User names and passwords as strangers type them", .mustEnd)
struct CostOfNamesTests {
    @Test("A user name is cut to 254 bytes, between two characters, and put into normal form")
    func cut() {
        #expect(Check.userName(String(repeating: "x", count: 2_000_000)).utf8.count == 254)
        #expect(Check.userName(String(repeating: "é", count: 200)).utf8.count == 254)
        #expect(Check.userName("x" + String(repeating: "é", count: 200)).utf8.count == 253)
        #expect(Check.userName(" Ada@School.example ") == "Ada@School.example")
        #expect(Array(Check.userName("e\u{301}@x").utf8) == Array("é@x".utf8))
    }

    @Test("An account is logged in to however its address was typed, also where only normal form C has 254 bytes")
    func decomposed() async throws {
        try await School.inProcess { school in
            // Two bytes in form C, six in form D: no character grows more.
            let email = String(repeating: "\u{390}", count: 119) + "@school.example1"
            #expect(email.utf8.count == 254)
            let typed = email.decomposedStringWithCanonicalMapping
            #expect(typed.utf8.count == 730)
            _ = try await school.admin(
                CreateStudent(email: email, firstName: "A", lastName: "B", password: Template.password))
            for name in [email, typed, " \(typed)"] {
                #expect(
                    try await school.stranger.answer(to: Login(username: name, password: Template.password)).status
                        == 200)
            }
        }
    }

    @Test("An account with an address of 254 bytes is logged in to, and a name that begins like it is its own")
    func maximum() async throws {
        try await School.inProcess { school in
            let email = String(repeating: "a", count: 239) + "@school.example"
            #expect(email.utf8.count == 254)
            _ = try await school.admin(
                CreateStudent(email: email, firstName: "A", lastName: "B", password: Template.password))
            #expect(
                try await school.stranger.answer(to: Login(username: email, password: Template.password)).status == 200)
            let cyrillic = String(repeating: "ж", count: 200) + "@school.example"
            #expect(
                try await school.admin.refusal(of: CreateStudent(email: cyrillic, firstName: "A", lastName: "B")).code
                    == .badArguments)
        }
    }

    @Test("A password has five different characters and is not made of its owner's address, whoever sets it")
    func passwords() async throws {
        try await School.inProcess { school in
            let id = try await school.admin(
                CreatePerson(
                    email: "mary.shelley@school.example", firstName: "Mary", lastName: "Shelley", classification: .staff
                )
            ).personID
            let student = try await school.admin(
                CreateStudent(email: "percy.shelley@school.example", firstName: "Percy", lastName: "Shelley")
            ).personID
            for password in ["MaryShelley1!", "        ", "aaaabbbb", "1212121212", "mary.shelley"] {
                #expect(
                    try await school.admin.refusal(of: EditPerson(personID: id, password: password)).code
                        == .badArguments)
            }
            #expect(
                try await school.admin.refusal(of: EditStudent(personID: student, password: "PercyShelley1!")).code
                    == .badArguments)
            // Of the address that is to be, too.
            #expect(
                try await school.admin.refusal(
                    of: EditPerson(personID: id, email: "walton.saville@school.example", password: "WaltonSaville1!")
                ).code == .badArguments)
            #expect(throws: Refusal.self) { try Check.password("MaryShelley1!", of: "mary.shelley@x.example") }
            _ = try await school.admin(EditPerson(personID: id, password: "PercyShelley1!x9"))
        }
    }

    @Test("create-admin holds its password to the same rule")
    func createAdmin() async throws {
        try await School.inProcess { school in
            let account = AdminAccount(
                email: "mary.shelley@school.example", firstName: "Mary", lastName: "Shelley", password: "MaryShelley1!")
            await #expect(throws: Refusal.self) {
                try await account.create(in: DatabaseAccess(school.database), logger: .init(label: "test"))
            }
        }
    }
}
