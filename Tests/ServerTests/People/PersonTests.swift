import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd, .sharesSchool)
struct PersonTests {
    @Test("Students are made, changed, found by name or e-mail in any case, and deleted")
    func students() async throws {
        try await School.open { school in
            let admin = school.admin
            let ada = try await school.makeStudent("Ada")
            try await school.makeStudent("Alan")
            _ = try await admin(EditStudent(personID: ada, email: "countess@school.example", lastName: "King"))
            for search in ["COUNTESS", "ada king", "King"] {
                #expect(try await admin(GetStudents(search: search)).students.map(\.personID) == [ada])
            }
            #expect(try await admin(GetStudents(page: 2, pageSize: 1)).students.map(\.firstName) == ["Alan"])
            _ = try await admin(DeleteStudent(personID: ada))
            #expect(try await admin(GetStudents()).total == 1)
            #expect(try await admin.refusal(of: GetStudentLocation(personID: ada)).code == .notFound)
        }
    }

    @Test("People of every classification are made, listed and deleted; the students' requests see students only")
    func persons() async throws {
        try await School.open { school in
            let admin = school.admin
            var made: [Int64] = []
            for kind in [Classification.student, .staff, .visitor, .admin] {
                made.append(
                    try await admin(
                        CreatePerson(
                            email: "a.\(kind)@school.example", firstName: "A", lastName: "B", classification: kind)
                    ).personID)
            }
            #expect(try await admin(GetPersons()).total == 5)
            #expect(try await admin(GetStudents()).students.map(\.personID) == [made[0]])
            for id in made.dropFirst() {
                #expect(try await admin.refusal(of: EditStudent(personID: id, firstName: "X")).code == .notFound)
                #expect(
                    try await admin.refusal(of: EditStudent(personID: id, password: "good enough")).code == .notFound)
                #expect(try await admin.refusal(of: DeleteStudent(personID: id)).code == .notFound)
                _ = try await admin(EditPerson(personID: id, firstName: "X"))
                _ = try await admin(DeletePerson(personID: id))
            }
            #expect(try await admin(GetPersons()).total == 2)
        }
    }

    @Test("An e-mail address that is taken in any case is a conflict, and nothing else of the request is done")
    func taken() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            let staff = try await school.makePeer(.staff)
            let id = try await staff(Whoami()).personID
            let request = CreateStudent(email: "ADA@school.example", firstName: "A", lastName: "B")
            #expect(try await school.admin.refusal(of: request).code == .conflict)
            let edit = EditPerson(personID: id, email: "Ada@School.example", password: "new password")
            #expect(try await school.admin.refusal(of: edit).code == .conflict)
            #expect(try await staff(Whoami()).personID == id)
            #expect(try await school.admin(GetStudents()).students.map(\.personID) == [ada])
        }
    }

    @Test(
        "What is no account is refused by the argument's name",
        arguments: [
            (CreateStudent(email: "ada", firstName: "A", lastName: "B"), "email"),
            (CreateStudent(email: "a@b@c", firstName: "A", lastName: "B"), "email"),
            (CreateStudent(email: "@", firstName: "A", lastName: "B"), "email"),
            (CreateStudent(email: "a\u{7}@b", firstName: "A", lastName: "B"), "email"),
            (CreateStudent(email: "a@b", firstName: "", lastName: "B"), "first_name"),
            (CreateStudent(email: "a@b", firstName: "A", lastName: "\0"), "last_name"),
            (CreateStudent(email: "a@b", firstName: "A", lastName: "B", password: "1234567"), "password"),
        ])
    func refused(request: CreateStudent, argument: String) async throws {
        try await School.shared { school in
            let failure = try await school.admin.refusal(of: request)
            #expect(failure.code == .badArguments)
            #expect(failure.reason.contains("'\(argument)'"))
        }
    }

    @Test("A person is named by number or by e-mail, not by both and not by neither")
    func reference() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            #expect(try await school.admin(GetStudentLocation(email: "ADA@school.example")).location.personID == ada)
            for request in [GetStudentLocation(), GetStudentLocation(email: "ada@school.example", personID: ada)] {
                #expect(try await school.admin.refusal(of: request).code == .badArguments)
            }
        }
    }
}
