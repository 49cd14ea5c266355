import ArgumentParser

/// A person named on the command line: an e-mail address or a numeric id.
enum PersonArgument: ExpressibleByArgument, Equatable {
    case email(String)
    case id(Int64)

    init?(argument: String) {
        if let id = Int64(argument), id > 0 {
            self = .id(id)
        } else if argument.contains("@") {
            self = .email(argument)
        } else {
            return nil
        }
    }

    var email: String? {
        if case .email(let email) = self { email } else { nil }
    }

    var personID: Int64? {
        if case .id(let id) = self { id } else { nil }
    }

    /// As it is said in a sentence.
    var words: String {
        switch self {
        case .email(let email): email
        case .id(let id): "person \(id)"
        }
    }
}
