import NIOCore
import Resolution

/// Sends requests to all resolvers of a station at once.
public struct StationFinder: Sendable {
    /// The timeout for resolvers.
    private let timeout: Duration
    /// The additional time for the others once one has given a good answer: theirs may be newer.
    private static let grace = Duration.seconds(1)
    /// The interval between two requests while addresses are tried.
    private static let delay = Duration.seconds(1)

    private let access: ResolverAccess

    public init(_ access: ResolverAccess, timeout: Duration = .seconds(3)) {
        (self.access, self.timeout) = (access, timeout)
    }

    /// Returns the answer of each resolver, in the order in which the station lists them.
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

    /// Repeats the request until the resolvers return another place than the one that is being tried: a station that
    /// has just moved may not have reported it yet.
    /// - Returns: nil once the task is cancelled, or if no code vouches for a key.
    public func newer(than known: KnownStation, at place: StationPlace) async -> ProvenStation? {
        guard known.code != nil else { return nil }
        while (try? await Task.sleep(for: Self.delay)) != nil {
            if let newest = try? await ask(about: known).newest(), newest.place != place { return newest }
        }
        return nil
    }

    private func wait<Answer>(_ time: Duration, in group: inout TaskGroup<Answer?>) {
        group.addTask {
            // The sleep ends early only if no caller waits any more.
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

    /// An old resolver does not support requests by code, so a second request uses the serial.
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
