import Synchronization

/// The tokens that were presented recently, by their hashes, with whether they were valid. It shows which database
/// lookup may be a stranger's guess; a known token is still looked up.
final class TokenMemory: Sendable {
    /// The kind of a token. A token that is invalid as one kind may be valid as another.
    enum Kind: Hashable, Sendable {
        case session, scanner
        /// A link for helpers, and a phone that joined by one.
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
        /// Valid when it was last presented.
        case good
        /// Invalid. Tokens are random, so an invalid one never becomes valid.
        case bad
        /// Not presented recently.
        case new
    }

    /// Two generations of tokens, each of which lasts for `lifetime` or until it is full; tokens in neither are
    /// forgotten.
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

    /// Valid tokens are kept for a school day, separately, so that no flood of guesses displaces them; invalid ones for
    /// a minute.
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
