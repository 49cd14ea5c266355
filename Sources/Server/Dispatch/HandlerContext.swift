import Foundation
import Store
import Wire

/// One request as its handler sees it: the services, who asks, and when it came.
struct HandlerContext: Sendable {
    let services: Services
    let caller: Caller
    /// The token of the session cookie, where one was shown.
    let sessionToken: String?
    /// On the server's clock.
    let now: Date

    /// The person who asks. Dispatch lets nobody else reach a handler that is for persons.
    func person() throws -> Person {
        guard case .person(let person) = caller else { throw Failure(.loginNecessary, "Please log in.") }
        return person
    }

    /// The scanner that asks.
    func scanner() throws -> Int64 {
        guard case .scanner(let scanner) = caller else {
            throw Failure(.loginNecessary, "A scanner shows its token as 'Authorization: Bearer'.")
        }
        return scanner
    }
}
