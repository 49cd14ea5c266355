import ArgumentParser
import Client
import Vocabulary
import Wire

/// A person named on the command line: an e-mail address or a numeric ID.
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

    /// The person as a sentence names them.
    var words: String {
        switch self {
        case .email(let email): email
        case .id(let id): "person \(id)"
        }
    }
}

extension Listing where Row == PersonRecord {
    /// Returns the ID of a person named on the command line, looked up on the server if only the address is known.
    /// - Throws: `CommandError` if no person, or more than one, has the address.
    static func id(of person: PersonArgument, _ client: RollcallClient) async throws -> Int64 {
        switch person {
        case .id(let id):
            return id
        case .email(let email):
            let wanted = email.lowercased()
            return try await client.only(Self.self, search: email, asked: email) { $0.email.lowercased() == wanted }
                .personID
        }
    }

    static func idIfAny(of person: PersonArgument?, _ client: RollcallClient) async throws -> Int64? {
        guard let person else { return nil }
        return try await id(of: person, client)
    }

    static func ids(of people: [PersonArgument], _ client: RollcallClient) async throws -> [Int64] {
        var ids: [Int64] = []
        for person in people { ids.append(try await id(of: person, client)) }
        return ids
    }
}

extension PersonArgument {
    var reference: PersonReference {
        switch self {
        case .email(let email): .email(email)
        case .id(let id): .number(id)
        }
    }
}
