import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct GroupTests {
    @Test("A group is made, named, filled, listed and deleted, and its members stay")
    func life() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let id = try await admin(CreateGroup(groupName: "10b")).groupID
            _ = try await admin(EditGroup(groupID: id, groupName: "10c", addMembers: [ada, bob, ada]))
            let groups = try await admin(GetGroups(search: "10C"))
            #expect(groups.groups == [GroupRecord(groupID: id, groupName: "10c", members: 2)] && groups.total == 1)
            let members = try await admin(GetGroupMembers(groupID: id, search: "ada"))
            #expect(members.members.map(\.personID) == [ada] && members.total == 1)
            _ = try await admin(EditGroup(groupID: id, removeMembers: [ada]))
            #expect(try await admin(GetGroupMembers(groupID: id)).members.map(\.email) == ["bob@school.example"])
            _ = try await admin(DeleteGroup(groupID: id))
            #expect(try await admin(GetGroups()).total == 0)
            #expect(try await admin(GetStudents()).total == 2)
        }
    }

    @Test("A name that is taken, a group and a person that do not exist: refused, and nothing has changed")
    func refused() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let ada = try await school.makeStudent("Ada")
            let id = try await admin(CreateGroup(groupName: "10b")).groupID
            #expect(try await admin.refusal(of: CreateGroup(groupName: "10B")).code == .conflict)
            #expect(try await admin.refusal(of: EditGroup(groupID: 99, groupName: "x")).code == .notFound)
            #expect(try await admin.refusal(of: DeleteGroup(groupID: 99)).code == .notFound)
            #expect(try await admin.refusal(of: GetGroupMembers(groupID: 99)).code == .notFound)
            let mixed = EditGroup(groupID: id, groupName: "11b", addMembers: [ada, 999])
            #expect(try await admin.refusal(of: mixed).reason == "There is no such person: 999.")
            let groups = try await admin(GetGroups()).groups
            #expect(groups == [GroupRecord(groupID: id, groupName: "10b", members: 0)])
            #expect(try await school.audit("group_edited").isEmpty)
        }
    }

    @Test("Zones are given to somebody and taken away again; without changes they are told")
    func zones() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            let (admin, id) = (school.admin, try await school.makePeer(.staff).personID)
            #expect(
                try await admin(EditPersonZones(personID: id, addZones: ["west", "EAST"])).zones == ["East", "West"])
            #expect(try await admin(EditPersonZones(personID: id, removeZones: ["East"])).zones == ["West"])
            #expect(try await admin(EditPersonZones(email: "some.staff@school.example")).zones == ["West"])
            let wrong = EditPersonZones(personID: id, addZones: ["North"])
            #expect(try await admin.refusal(of: wrong).reason == "There is no zone 'North'.")
        }
    }
}
