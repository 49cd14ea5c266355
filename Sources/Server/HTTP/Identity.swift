import Store
import Wire

/// Who makes a request, and in which session.
struct Identity: Sendable {
    let caller: Caller
    /// Where the caller is a person.
    var session: Session?

    static let nobody = Identity(caller: .nobody)
}
