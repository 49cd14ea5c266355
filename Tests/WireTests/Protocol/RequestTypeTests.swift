import Testing
import Vocabulary
import Wire

@Suite("Request types")
struct RequestTypeTests {
    @Test("Each has a name of its own: a group, a dot, a verb")
    func names() {
        let names = RequestType.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(
                name.wholeMatch(of: /(universal|admin|simple|student|scanner)\.[a-z]+([._][a-z]+)*/) != nil, "\(name)")
        }
    }

    @Test("A group says who may call", arguments: RequestType.allCases)
    func callers(type: RequestType) {
        let callers = type.callers
        switch type.rawValue.prefix(while: { $0 != "." }) {
        case "admin":
            #expect(callers.contains(.admin) && callers.isDisjoint(with: [.student, .visitor, .scanner, .strangers]))
        // All who are recorded may see what is held of them; a student's phone alone tells where it is.
        case "student": #expect(callers == (type == .studentUpdateLocation ? .student : .persons))
        case "scanner": #expect(callers == .scanner)
        case "simple": #expect(callers == .admin)
        default: #expect([.persons, .strangers, [.staff, .admin]].contains(callers))
        }
    }

    @Test("Only the ways to a session are open to anyone")
    func anyone() {
        #expect(
            RequestType.allCases.filter { $0.callers.contains(.strangers) } == [
                .universalLogin, .universalClaimAccount,
            ])
    }

    @Test("Every classification is a caller of its own")
    func classifications() {
        let callers = Classification.allCases.map(Callers.init)
        #expect(Set(callers.map(\.rawValue)).count == Classification.allCases.count)
        #expect(callers.allSatisfy { Callers.persons.isSuperset(of: $0) })
    }
}
