import Synchronization

/// The tokens that were shown lately, by their hashes: which were good, and which were not. It tells whose lookup in
/// the database is a stranger's guess; a token that is known is looked up all the same.
final class TokenMemory: Sendable {
    /// A token that means nothing as the one may mean something as the other.
    enum Kind: Hashable, Sendable {
        case session, scanner
        /// Of a link for helpers, and of a phone that came in by one.
        case link, phone
    }

    struct Shown: Hashable, Sendable {
        let kind: Kind
        let hash: [UInt8]

        init(_ kind: Kind, _ hash: [UInt8]) {
            self.kind = kind
            self.hash = hash
        }
    }

    enum Verdict: Equatable, Sendable {
        /// Good the last time it was shown.
        case good
        /// Means nothing. Tokens are random, so that one that meant nothing never will.
        case bad
        /// Not shown lately.
        case new
    }

    /// Tokens of two generations, of which each lasts so long, or until it is full; what is in neither is forgotten.
    private struct Generations {
        let lifetime: Duration
        var young: Set<Shown> = []
        var old: Set<Shown> = []
        var bornAt: ContinuousClock.Instant?

        init(lifetime: Duration) {
            self.lifetime = lifetime
        }

        func contains(_ shown: Shown) -> Bool { young.contains(shown) || old.contains(shown) }

        mutating func insert(_ shown: Shown, at now: ContinuousClock.Instant) {
            let isOver = bornAt.map { now - $0 > lifetime } ?? true
            if isOver || young.count >= TokenMemory.limit {
                (old, young, bornAt) = (young, [], now)
            }
            young.insert(shown)
        }

        mutating func remove(_ shown: Shown) {
            young.remove(shown)
            old.remove(shown)
        }
    }

    private static let limit = 20_000

    /// Good ones are kept for a school day, so that no flood of others' guesses keeps them out; bad ones for a minute,
    /// in a place of their own.
    private let memory = Mutex(
        (good: Generations(lifetime: .seconds(43_200)), bad: Generations(lifetime: .seconds(60))))

    func verdict(on shown: Shown) -> Verdict {
        memory.withLock { memory in
            if memory.good.contains(shown) { return .good }
            return memory.bad.contains(shown) ? .bad : .new
        }
    }

    func note(_ shown: Shown, isGood: Bool, at now: ContinuousClock.Instant = .now) {
        memory.withLock { memory in
            if isGood {
                memory.good.insert(shown, at: now)
                memory.bad.remove(shown)
            } else {
                memory.bad.insert(shown, at: now)
                memory.good.remove(shown)
            }
        }
    }
}
