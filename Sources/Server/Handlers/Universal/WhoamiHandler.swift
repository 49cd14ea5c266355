import Store
import Wire

enum WhoamiHandler: Handler {
    static func handle(_ arguments: Whoami, _ context: HandlerContext) async throws -> Whoami.Reply {
        let person = try context.person()
        return Whoami.Reply(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            classification: person.classification.onTheWire)
    }
}
