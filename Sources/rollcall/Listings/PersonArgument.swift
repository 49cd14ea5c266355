import ArgumentParser
import Client
import Vocabulary
import Wire

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

/// Students and people of all classifications are asked for apart and read alike.
protocol PersonRows: Listing where Row == PersonRecord {
    associatedtype Deletion: Request

    /// The request that erases one of them.
    static func deletion(of id: Int64) -> Deletion
}

extension PersonRows {
    static var columns: [Column<PersonRecord>] {
        [
            Column("ID") { String($0.personID) },
            Column("NAME") { "\($0.firstName) \($0.lastName)" },
            Column("E-MAIL") { $0.email },
            Column("CLASS") { $0.classification.rawValue },
            Column("BADGES") { $0.badges.map { "\($0.majorKey)/\($0.minorKey)" }.joined(separator: ", ") },
            Column("STATE") { $0.disabled ? "disabled" : "" },
        ]
    }

    static func id(of row: PersonRecord) -> Int64 { row.personID }

    static func name(of row: PersonRecord) -> String? { row.email }

    /// The id of a person named on the command line, asked of the server where only the address is known.
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
}

extension PersonArgument {
    var reference: PersonReference {
        switch self {
        case .email(let email): .email(email)
        case .id(let id): .number(id)
        }
    }
}
