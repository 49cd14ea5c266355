import Synchronization

/// The tokens that were shown lately, by their hashes: which were good, and which were not. It tells whose lookup in the
/// database is a stranger's guess; a token that is known is looked up all the same.
final class TokenMemory: Sendable {
    /// A token that means nothing as the one may mean something as the other.
    enum Kind: Hashable, Sendable {
        case session, scanner
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

    /// Each generation lasts so long, or until it is full; what is in neither of two is forgotten.
    private static let lifetime = Duration.seconds(60)
    private static let most = 20_000

    private struct Generations {
        var young: [Shown: Bool] = [:]
        var old: [Shown: Bool] = [:]
        var bornAt: ContinuousClock.Instant?
    }

    private let memory = Mutex(Generations())

    func verdict(on shown: Shown) -> Verdict {
        memory.withLock { memory in
            guard let isGood = memory.young[shown] ?? memory.old[shown] else { return .new }
            return isGood ? .good : .bad
        }
    }

    func note(_ shown: Shown, isGood: Bool, at now: ContinuousClock.Instant = .now) {
        memory.withLock { memory in
            let isOver = memory.bornAt.map { now - $0 > Self.lifetime } ?? true
            if isOver || memory.young.count >= Self.most {
                memory.old = memory.young
                memory.young = [:]
                memory.bornAt = now
            }
            memory.old[shown] = nil
            memory.young[shown] = isGood
        }
    }
}
