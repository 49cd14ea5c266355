import NIOCore
import Resolution

/// Asks all resolvers of a station at once.
public struct StationFinder: Sendable {
    /// How long resolvers are waited for.
    private let timeout: Duration
    /// How long the others are waited for once one has given a good answer: theirs may be newer.
    private static let grace = Duration.seconds(1)
    /// Between two questions while addresses are tried.
    private static let delay = Duration.seconds(1)

    private let access: ResolverAccess

    public init(_ access: ResolverAccess, timeout: Duration = .seconds(3)) {
        (self.access, self.timeout) = (access, timeout)
    }

    /// What each resolver says, in the order in which the station has them.
    public func ask(about known: KnownStation) async -> StationSearch {
        var said: [ResolverHost: StationSearch.Answer] = [:]
        await withTaskGroup(of: (ResolverHost, StationSearch.Answer)?.self) { group in
            for resolver in Set(known.resolvers) {
                group.addTask { (resolver, await word(of: resolver, known)) }
            }
            wait(timeout, in: &group)
            var hasGood = false
            for await answer in group {
                guard let (resolver, word) = answer else { break }
                said[resolver] = word
                if said.count == Set(known.resolvers).count { break }
                if case .proven = word, !hasGood {
                    hasGood = true
                    wait(Self.grace, in: &group)
                }
            }
            group.cancelAll()
        }
        return StationSearch(answers: known.resolvers.map { .init(resolver: $0, answer: said[$0] ?? .silent) })
    }

    /// Asks on until the resolvers tell another place than the one that is tried: a station that has just moved has not
    /// told it yet.
    /// - Returns: nil once no person waits any more, or where no person has vouched for a key.
    public func newer(than known: KnownStation, at place: StationPlace) async -> ProvenStation? {
        guard known.code != nil else { return nil }
        while (try? await Task.sleep(for: Self.delay)) != nil {
            if let newest = try? await ask(about: known).newest(), newest.place != place { return newest }
        }
        return nil
    }

    private func wait<Answer>(_ time: Duration, in group: inout TaskGroup<Answer?>) {
        group.addTask {
            // It ends early only where no person waits any more.
            try? await Task.sleep(for: time)
            return nil
        }
    }

    private func word(of resolver: ResolverHost, _ known: KnownStation) async -> StationSearch.Answer {
        do {
            return StationSearch.Answer(try await answer(of: resolver, known), known)
        } catch AttemptError.tooSlow {
            return .silent
        } catch {
            return .failed(FailureReason.text(error))
        }
    }

    /// A resolver of the old kind does not understand what it is asked by a code: it is asked once more, by the serial.
    private func answer(of resolver: ResolverHost, _ known: KnownStation) async throws -> StationAnswer {
        let limit = TimeAmount(timeout)
        let question = known.question
        let bySerial = StationQuestion.serial(known.serial)
        do {
            let answer = try await access.ask(resolver, question, within: limit)
            guard !answer.isExtended, question != bySerial else { return answer }
        } catch AttemptError.closed where question != bySerial {
            // Some close the connection instead.
        }
        return try await access.ask(resolver, bySerial, within: limit)
    }
}
