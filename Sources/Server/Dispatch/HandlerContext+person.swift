import Store
import Wire

extension HandlerContext {
    /// The person a request is about. Throws `Failure` where there is none.
    func person(email: String?, id: Int64?) async throws -> Person {
        let reference = try Check.person(email: email, id: id)
        guard let person = try await PersonRepository(services.pool).find(reference) else {
            throw Failure(.notFound, "There is no such person.")
        }
        return person
    }
}
