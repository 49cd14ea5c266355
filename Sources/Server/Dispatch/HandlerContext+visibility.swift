import Store
import Wire

extension HandlerContext {
    /// Whose whereabouts the caller may see.
    func visibility() async throws -> Visibility {
        try await VisibilityRepository(services.pool).visibility(of: try person())
    }

    /// Answers a look at somebody whom the caller may not see, as if there were no such person: whether there is one is
    /// not theirs to know.
    func refuseLook(at person: Int64, _ type: RequestType) async throws -> Failure {
        try await audit(.requestRefused, subject: person, ["type": type.rawValue])
        return Failure(.notFound, "There is no such person.")
    }
}
