import Phrases
import Store
import Synchronization
import Vocabulary

/// Collects the signals of all parts of a server. `AlertKeeper` writes them to the database within a second.
final class AlertReporter: Sendable {
    /// The maximum number of causes that wait: more than a school can have.
    private static let limit = 20_000

    private struct State {
        var signals = SignalQueue()
        var rules = AlertRules()
        var health = ScannerHealth.Watch()
    }

    private let state = Mutex(State())

    /// Reports a cause, each time that it is seen.
    /// - Parameters:
    ///   - text: a sentence that says what is wrong, without a person's name.
    ///   - hint: a sentence that says what to do.
    ///   - rooms: the rooms that the sentences are about.
    func raise(
        _ kind: AlertKind, about subject: AlertSubject, text: Phrase, hint: Phrase, rooms: [Int64] = []
    ) {
        put([.raised(kind, subject, text: text, hint: hint, rooms: rooms)])
    }

    /// Reports that a cause is gone.
    func clear(_ kind: AlertKind, about subject: AlertSubject) {
        put([.cleared(kind, subject)])
    }

    /// Reports the causes that a heartbeat shows.
    func record(_ health: ScannerHealth) {
        state.withLock { state in
            for signal in state.health.signals(on: health, state.rules) { state.signals.put(signal, limit: Self.limit) }
        }
    }

    private func put(_ signals: [AlertSignal]) {
        state.withLock { state in
            for signal in signals { state.signals.put(signal, limit: Self.limit) }
        }
    }

    /// Returns and removes the signals since the last call, in order: for each cause `raised`, `cleared`, or both.
    func drain() -> [AlertSignal] {
        state.withLock { $0.signals.take() }
    }

    /// Puts signals that could not be written in front of the newer ones.
    func requeue(_ signals: [AlertSignal]) {
        state.withLock { state in
            let newer = state.signals.take()
            for signal in signals + newer { state.signals.put(signal, limit: Self.limit) }
        }
    }

    /// The rules of all kinds, as this server last read them.
    var rules: AlertRules {
        get { state.withLock(\.rules) }
        set { state.withLock { $0.rules = newValue } }
    }
}

extension AlertReporter {
    /// Signals in the order of their causes. Signals of one cause merge, so that the queue is bounded by the causes.
    private struct SignalQueue {
        private var order: [AlertKey] = []
        private var signals: [AlertKey: (raised: AlertSignal?, cleared: AlertSignal?)] = [:]

        /// `raised` replaces an earlier `cleared`; an earlier `raised` stays before `cleared`.
        mutating func put(_ signal: AlertSignal, limit: Int) {
            let key = signal.key
            if signals[key] == nil {
                guard order.count < limit else { return }
                order.append(key)
            }
            switch signal {
            case .raised: signals[key] = (signal, nil)
            case .cleared: signals[key, default: (nil, nil)].cleared = signal
            }
        }

        mutating func take() -> [AlertSignal] {
            defer { self = SignalQueue() }
            return order.flatMap { key in [signals[key]?.raised, signals[key]?.cleared].compactMap(\.self) }
        }
    }
}

extension AlertKey {
    init(_ kind: AlertKind, _ subject: AlertSubject) {
        self.init(kind: kind, sort: subject.sort, id: subject.id)
    }

    var subject: AlertSubject { AlertSubject(sort: sort, id: id) }
}
