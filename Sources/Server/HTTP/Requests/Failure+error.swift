import Accounts
import Concurrency
import Logging
import Postgres
import Store
import Wire

extension Failure {
    /// Converts an error into the answer to the caller. The details go into the log only.
    init(_ error: any Error, logger: Logger) {
        switch error {
        case let failure as Failure: self = failure
        case let error as StoreError: self.init(error)
        case let error as PostgresError: self.init(error, logger: logger)
        case let error as ConfigurationError: self.init(unreadableSecret: error, logger: logger)
        case let error as SecretSeal.Broken: self.init(unreadableSecret: error, logger: logger)
        case let busy as PasswordHasher.Busy: self.init(busy)
        case is SemaphoreFull:
            self.init(.slowDown, "Too many requests. Try again later.", retryAfter: 1)
        case is CancellationError: self.init(.unavailable, "The server is stopping.", retryAfter: 2)
        default:
            let id = String(UInt64.random(in: .min ... .max), radix: 36)
            logger.error("A request failed: \(String(reflecting: error))", metadata: ["error_id": "\(id)"])
            self.init(.internalError, "Something went wrong in the server. Its log says what, under \(id).")
        }
    }

    private init(_ busy: PasswordHasher.Busy) {
        if busy.isOwnDoing {
            self.init(
                .slowDown, "Too many passwords are being checked for you or your address. Try again in a moment.",
                retryAfter: busy.retryAfter)
        } else {
            self.init(
                .unavailable, "Too many people are logging in. Try again in a moment.", retryAfter: busy.retryAfter)
        }
    }

    private init(unreadableSecret error: any Error, logger: Logger) {
        logger.error("A sealed secret cannot be read: \(error)")
        self.init(.unavailable, "A secret cannot be read or kept now. An administrator finds why in the server's log.")
    }

    private init(_ error: StoreError) {
        switch error.code {
        case .notFound: self.init(.notFound, error.message, argument: error.argument)
        case .conflict: self.init(.conflict, error.message, argument: error.argument)
        case .cannotBeDone: self.init(.cannotBeDone, error.message, argument: error.argument)
        case .notAllowed: self.init(.notAllowed, error.message, argument: error.argument)
        case .roomTaken: self.init(.roomTaken, error.message, argument: error.argument)
        }
    }

    /// Errors that are not logged for each request: a failed connection is logged where it is attempted, and a closed
    /// pool means that the server is stopping.
    private static let toldElsewhere: Set<PostgresError.Code> = [.connectionFailed, .poolClosed]

    private init(_ error: PostgresError, logger: Logger) {
        // SQLSTATE class 22 is a value that the database cannot store, class 23 one that its constraints refuse.
        switch error.sqlState?.prefix(2) {
        case "22": self.init(.badArguments, "An argument has a value that cannot be stored.")
        case "23": self.init(.cannotBeDone, "This contradicts what is stored already.")
        default:
            if !Self.toldElsewhere.contains(error.code) {
                logger.warning("The database failed a request: \(String(reflecting: error))")
            }
            self = Self.delay(error)
        }
    }

    /// Returns the failure for an error that may not recur at the next attempt.
    private static func delay(_ error: PostgresError) -> Failure {
        if error.isDiskFull { return .databaseFull }
        return switch (error.sqlState, error.code) {
        case ("55P03", _):
            Failure(.unavailable, "Another request is changing this. Try again in a moment.", retryAfter: 2)
        case ("57014", _): Failure(.unavailable, "This took the database too long. Try again later.", retryAfter: 10)
        case (_, .timeout): Failure(.unavailable, "The database is busy. Try again in a moment.", retryAfter: 2)
        default: .databaseAway
        }
    }
}

extension Failure {
    /// The answer if the text of a request is not valid.
    init(_ fault: SafeText.Fault) {
        switch fault {
        case .tooDeep: self.init(.badArguments, "The body is nested more than \(WireJSON.maxLevels) levels deep.")
        default: self.init(.badText, fault.description)
        }
    }
}

extension Failure {
    /// The answer if a proxy passes on requests from below a path of its own.
    static let isBelowPath =
        "Rollcall does not work below a path of a site: give it a name of its own, such as rollcall.school.example."

    init(_ obligation: Session.Obligation) {
        switch obligation {
        case .passwordChange: self.init(.passwordChangeNecessary, "Please choose a password of your own first.")
        case .totpEnrolment:
            self.init(.totpEnrolmentNecessary, "Please enrol an authenticator for one-time codes first.")
        }
    }
}
