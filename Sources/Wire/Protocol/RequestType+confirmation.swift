/// Whether a request needs a session in which the password was shown lately (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments; the words say with which.
    case sometimes(String)
}

extension RequestType {
    /// What a stolen session must not be enough for: whatever opens an account, gives out a token, erases, or tells or
    /// changes what the whole school keeps.
    public var confirmation: Confirmation {
        switch self {
        case .adminCreatePerson, .adminEditPerson, .adminDeletePerson, .adminEditPersonZones, .adminDeleteStudent,
            .adminIssueClaimCode, .adminExportPerson, .adminCreateScanner, .adminConfigWrite, .simpleQuery:
            .always
        case .adminCreateStudent, .adminEditStudent: .sometimes("with `password`")
        case .adminImportStudents: .sometimes("with `issue_codes`")
        case .adminEditScanner: .sometimes("with `new_token`")
        default: .never
        }
    }
}

extension Request {
    /// Whether the request as it is needs a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
}
