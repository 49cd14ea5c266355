import Store
import Wire

/// Who makes a request.
enum Caller: Sendable {
    case nobody
    case person(Person)
    case scanner(Int64)

    var kind: Callers {
        switch self {
        case .nobody: .anyone
        case .person(let person): Callers(person.classification)
        case .scanner: .scanner
        }
    }
}
