import Devices
import Foundation
import Locks
import Phrases
import Store
import Vocabulary
import Wire

/// Activation of lock keys: any server requests it, and the owner of the engine shakes hands with the lock.
enum ActivationHandlers {
    /// Three messages, each repeated for 11 s.
    private static let timeout = Duration.seconds(35)

    static func activate(_ arguments: ActivateLock, _ context: HandlerContext) async throws -> ActivateLock.Reply {
        let target = try await context.change(
            .lockActivated, details: { ["lock_id": String($0.lock), "epoch": String($0.epoch)] }
        ) { transaction in
            let activations = LockActivations(transaction)
            let target = try await activations.target(arguments.lockID)
            let label = try label(arguments, target)
            let sealed = try LockSecretSealer(file: context.services.secretKey).seal(label, ofDevice: target.device)
            try await activations.ask(target, sealedLabel: sealed, at: context.now)
            return target
        }
        return ActivateLock.Reply(epoch: target.epoch)
    }

    private static func label(_ arguments: ActivateLock, _ target: LockActivations.Target) throws
        -> LockSecretSealer.Label
    {
        guard !target.dialect.isWeak else {
            guard target.allowsWeak else {
                throw Refusal(.weakLock, .lockTooWeak)
            }
            return LockSecretSealer.Label()
        }
        guard let fingerprint = arguments.fingerprint.flatMap(LockFingerprint.init(typed:)) else {
            throw Refusal(
                .badArguments, .argumentFingerprintMalformed("fingerprint"),
                argument: "fingerprint")
        }
        guard let code = arguments.code.flatMap(ActivationCode.init(typed:)) else {
            throw Refusal(
                .badArguments, .argumentLabelCodeMalformed("code"), argument: "code")
        }
        return LockSecretSealer.Label(fingerprint: fingerprint.text, code: code.text)
    }

    /// The reply after the lock has answered. It runs outside the transaction, which must be committed first.
    static func awaitEnd(
        _ answer: AnyAnswer, _ arguments: ActivateLock, _ context: HandlerContext
    ) async throws -> AnyAnswer {
        guard let reply = answer.reply as? ActivateLock.Reply else { return answer }
        let activations = LockActivations(context.services.pool.points)
        let standing = try await context.services.locks.result(of: arguments.lockID, within: timeout) {
            let standing = try await activations.standing(arguments.lockID, epoch: reply.epoch)
            return standing == .pending ? nil : standing
        }
        switch standing {
        case .done: return answer
        case .failed(let word): throw Refusal(.cannotBeDone, Self.reason(word))
        case .replaced:
            throw Refusal(.conflict, .activationOverridden)
        case .pending, nil: throw Refusal(.cannotBeDone, Self.reason(ActivationError.noAnswer.rawValue))
        }
    }

    private static func reason(_ word: String) -> Phrase {
        switch ActivationError(rawValue: word) {
        // The lock may have the new keys nevertheless.
        case .noAnswer:
            .lockAnswerIncomplete
        case .wrongFingerprint: .lockKeyNotOnLabel
        case .notGenuine: .activationCodeNotOnLabel
        case .notReady: .lockKeyedPressButton
        case .wrongDialect: .lockDialectDiffers
        case .deaf: .lockHeardWrongMessages
        case .cut, .lowOrder, .badKey, .refused: .lockAnswerWrong(word)
        case nil: Self.reason(ofServer: word)
        }
    }

    private static func reason(ofServer word: String) -> Phrase {
        switch word {
        case "not_confidential":
            .brokerNotConfidential
        case "no_key":
            .secretUnavailable
        default: .serverRestartedMeanwhile
        }
    }

    static func reset(_ arguments: ResetLock, _ context: HandlerContext) async throws -> EmptyReply {
        try await context.change(.lockReset, ["lock_id": String(arguments.lockID)]) {
            try await LockActivations($0).reset(arguments.lockID)
        }
        return EmptyReply()
    }
}
