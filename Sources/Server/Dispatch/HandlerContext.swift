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
    /// The IP address it came from, where that is known.
    var address: String?
    /// The program that it came from, as it names itself.
    var agent: String?
    /// The session of the person who asks.
    var session: Session?
    /// The token of the device cookie, where one was shown.
    var deviceToken: String?

    /// By the clock on the wall, which the server's may be ahead of.
    var wallTime: Date { now.addingTimeInterval(-services.clock.lead) }

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
