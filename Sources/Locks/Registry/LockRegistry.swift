public import Foundation

/// All attempts and activations in progress on a server, as a value: it routes the messages of locks to them, and knows
/// what is due.
public struct LockRegistry: Sendable {
    /// The seconds for which an attempt is remembered after its end, to detect replayed messages.
    static let memory: TimeInterval = 60

    /// The actions to perform, in this order.
    public enum Action: Equatable, Sendable {
        /// Publish under the device's topic `down`. A message with `once` has QoS 0, so that no lower layer repeats it.
        case publish(device: Int64, channel: String, payload: [UInt8], once: Bool)
        /// Record this before any following action is performed.
        case record(attempt: Int64, AttemptState, reason: String?)
        /// Store these keys in place of the lock's old ones, before any following action is performed.
        case keep(LockKeys)
        case activated(device: Int64)
        case failed(device: Int64, ActivationError)
        /// Raise the alert `lock_forgery`, with a code for the cause.
        case forgery(device: Int64, String)
        case count(device: Int64, RefusedLockMessage)
    }

    private var attempts: [Int64: AttemptStateMachine] = [:]
    private var ended: [Int64: Date] = [:]
    private var activations: [Int64: Activation] = [:]
    /// The keys with which each lock was last instructed to open.
    private var keys: [Int64: LockKeys] = [:]

    public init() {}

    /// When `pass` is due; nil while nothing is in progress.
    public var nextAt: Date? {
        let ends = ended.values.map { $0 + Self.memory }
        return (attempts.values.compactMap(\.nextAt) + activations.values.compactMap(\.nextAt) + ends).min()
    }

    /// Returns an attempt of this server; nil if absent, or if it ended more than a minute ago.
    public func attempt(_ number: Int64) -> AttemptStateMachine? { attempts[number] }

    /// Begins a granted attempt that is recorded.
    public mutating func begin(_ life: AttemptStateMachine, at now: Date) -> [Action] {
        attempts[life.attempt] = life
        keys[life.keys.device] = life.keys
        return apply(.time, to: life.attempt, at: now)
    }

    /// Begins an activation, replacing one of the same lock.
    public mutating func begin(_ activation: Activation, at now: Date) -> [Action] {
        activations[activation.lock.device] = activation
        return apply(.time, toActivationOf: activation.lock.device, at: now)
    }

    /// Handles a message on a lock's topic `up`; nil if the channel is not specific to locks.
    public mutating func hear(
        _ device: Int64, channel: String, payload: [UInt8], at now: Date
    ) -> [Action]? {
        switch channel {
        case "handshake":
            guard activations[device] != nil else { return [.count(device: device, .outOfOrder)] }
            return apply(.message(payload), toActivationOf: device, at: now)
        case "nonce", "outcome":
            do {
                let attempt = try LockMessages.attempt(of: payload)
                guard attempts[attempt]?.keys.device == device else { return stray(device, channel, payload) }
                return apply(channel == "nonce" ? .nonce(payload) : .outcome(payload), to: attempt, at: now)
            } catch {
                return [.count(device: device, error)]
            }
        default: return nil
        }
    }

    /// Allows the response of a stepped attempt to be sent.
    public mutating func proceed(_ attempt: Int64, at now: Date) -> [Action] {
        apply(.proceed, to: attempt, at: now)
    }

    /// Removes a lock's activation, because it was reset or another one was begun.
    public mutating func forget(activationOf device: Int64) { activations[device] = nil }

    /// Handles the loss of a lock's connection.
    public mutating func gone(_ device: Int64, at now: Date) -> [Action] {
        attempts.keys.sorted().filter { attempts[$0]?.keys.device == device }
            .flatMap { apply(.gone, to: $0, at: now) }
    }

    /// Handles the passing of time.
    public mutating func pass(at now: Date) -> [Action] {
        for (attempt, end) in ended where end + Self.memory <= now {
            (ended[attempt], attempts[attempt]) = (nil, nil)
        }
        let attempts = attempts.keys.sorted().flatMap { apply(.time, to: $0, at: now) }
        return attempts + activations.keys.sorted().flatMap { apply(.time, toActivationOf: $0, at: now) }
    }
}

extension LockRegistry {
    private mutating func apply(_ event: AttemptStateMachine.Event, to attempt: Int64, at now: Date) -> [Action] {
        guard let actions = attempts[attempt]?.apply(event, at: now), let life = attempts[attempt] else { return [] }
        if life.state.isEnd, ended[attempt] == nil { ended[attempt] = now }
        let device = life.keys.device
        return actions.map { action in
            switch action {
            case .record(let state, let reason): .record(attempt: attempt, state, reason: reason)
            case .challenge(let payload):
                .publish(device: device, channel: "challenge", payload: payload, once: false)
            case .respond(let payload): .publish(device: device, channel: "response", payload: payload, once: true)
            case .forgery(let word): .forgery(device: device, word)
            case .count(let word): .count(device: device, word)
            }
        }
    }

    private mutating func apply(
        _ event: Activation.Event, toActivationOf device: Int64, at now: Date
    ) -> [Action] {
        guard let actions = activations[device]?.apply(event, at: now) else { return [] }
        if activations[device]?.nextAt == nil { activations[device] = nil }
        return actions.map { action in
            switch action {
            case .say(let payload): .publish(device: device, channel: "handshake", payload: payload, once: false)
            case .keep(let keys): .keep(keys)
            case .done: .activated(device: device)
            case .failed(let error): .failed(device: device, error)
            case .count(let word): .count(device: device, word)
            }
        }
    }

    /// Handles a message about no known attempt: it may contain a lock's proof that it received a forged response.
    private func stray(_ device: Int64, _ channel: String, _ payload: [UInt8]) -> [Action] {
        if channel == "outcome", let keys = keys[device], let reason = AttemptStateMachine.foreignReason(payload, keys)
        {
            return [.forgery(device: device, reason.rawValue)]
        }
        return [.count(device: device, .unknownAttempt)]
    }
}
