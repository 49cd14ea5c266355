import Accounts
import Concurrency
import Logging
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

extension Refusal {
    /// Converts an error into the answer to the caller. The details go into the log only.
    init(_ error: any Error, logger: Logger) {
        switch error {
        case let refusal as Refusal: self = refusal
        case let error as PostgresError: self.init(error, logger: logger)
        case let error as ConfigurationError: self.init(unreadableSecret: error, logger: logger)
        case let error as SecretSeal.Broken: self.init(unreadableSecret: error, logger: logger)
        case let busy as PasswordHasher.Busy: self.init(busy)
        case is SemaphoreFull:
            self.init(.slowDown, .tooManyRequests + .hintRetryLater, retryAfter: 1)
        case is CancellationError: self.init(.unavailable, .serverStopping, retryAfter: 2)
        default:
            let id = String(UInt64.random(in: .min ... .max), radix: 36)
            logger.error("A request failed: \(String(reflecting: error))", metadata: ["error_id": "\(id)"])
            self.init(.internalError, .internalFault(id))
        }
    }

    private init(_ busy: PasswordHasher.Busy) {
        if busy.isOwnDoing {
            self.init(
                .slowDown, .tooManyPasswordChecks + .hintRetryInMoment,
                retryAfter: busy.retryAfter)
        } else {
            self.init(
                .unavailable, .tooManyLogins + .hintRetryInMoment, retryAfter: busy.retryAfter)
        }
    }

    private init(unreadableSecret error: any Error, logger: Logger) {
        logger.error("A sealed secret cannot be read: \(error)")
        self.init(.unavailable, .secretUnavailable)
    }

    /// Errors that are not logged for each request: a failed connection is logged where it is attempted, and a closed
    /// pool means that the server is stopping.
    private static let toldElsewhere: Set<PostgresError.Code> = [.connectionFailed, .poolClosed]

    private init(_ error: PostgresError, logger: Logger) {
        // SQLSTATE class 22 is a value that the database cannot store, class 23 one that its constraints refuse.
        switch error.sqlState?.prefix(2) {
        case "22": self.init(.badArguments, .argumentNotStorable)
        case "23": self.init(.cannotBeDone, .storedDataContradicted)
        default:
            if !Self.toldElsewhere.contains(error.code) {
                logger.warning("The database failed a request: \(String(reflecting: error))")
            }
            self = Self.delay(error)
        }
    }

    /// Returns the failure for an error that may not recur at the next attempt.
    private static func delay(_ error: PostgresError) -> Refusal {
        if error.isDiskFull { return .databaseFull }
        return switch (error.sqlState, error.code) {
        case ("55P03", _):
            Refusal(.unavailable, .otherRequestChanging + .hintRetryInMoment, retryAfter: 2)
        case ("57014", _): Refusal(.unavailable, .databaseTooSlow + .hintRetryLater, retryAfter: 10)
        case (_, .timeout): Refusal(.unavailable, .databaseBusy + .hintRetryInMoment, retryAfter: 2)
        default: .databaseAway
        }
    }
}

extension Refusal {
    /// The answer if the text of a request is not valid.
    init(_ fault: SafeText.Fault) {
        switch fault {
        case .tooDeep: self.init(.badArguments, .bodyNestedTooDeep(WireJSON.maxLevels))
        case .notUTF8: self.init(.badText, .textNotUTF8)
        case .loneSurrogate: self.init(.badText, .textHasLoneSurrogate)
        case .tooManyMarks: self.init(.badText, .textHasTooManyMarks(SafeText.maxNonStarters))
        }
    }
}

extension Refusal {
    /// The answer if a proxy passes on requests from below a path of its own.
    static let isBelowPath = Refusal(.wrongHost, .dedicatedHostNameNeeded)

    init(_ obligation: Session.Obligation) {
        switch obligation {
        case .passwordChange: self.init(.passwordChangeNecessary, .passwordChoiceNeeded)
        case .totpEnrolment:
            self.init(.totpEnrolmentNecessary, .authenticatorNeeded)
        }
    }
}
