public import Foundation

/// The denied attempts of the last minute: many at one lock, or of one person, are reported.
public struct DeniedAttempts: Equatable, Sendable {
    /// In seconds.
    public static let span: TimeInterval = 60

    public struct Attempt: Equatable, Sendable {  // generated: init
        public var lock: Int64
        /// The room that the lock leads into.
        public var room: Int64
        public var person: Int64?
        public var at: Date
    }

    public enum Subject: Hashable, Sendable {
        case lock(Int64)
        case person(Int64)
    }

    /// Too many denied attempts of one subject.
    public struct Finding: Equatable, Sendable {
        public var subject: Subject
        public var count: Int
        public var lastAt: Date
        /// Each room once, in the order of their numbers.
        public var rooms: [Int64]
    }

    public var attempts: [Attempt]

    public init(_ attempts: [Attempt]) { self.attempts = attempts }

    /// - Parameter limit: the number of attempts of one subject from which they are reported.
    public func findings(at now: Date, limit: Int) -> [Finding] {
        let recent = attempts.filter { now.timeIntervalSince($0.at) < Self.span }
        let bySubject = Dictionary(
            grouping: recent.flatMap { attempt in
                ([.lock(attempt.lock)] + (attempt.person.map { [.person($0)] } ?? []))
                    .map { (subject: Subject) in (subject, attempt) }
            }, by: \.0)
        return bySubject.compactMap { subject, pairs in
            guard pairs.count >= limit, let lastAt = pairs.map(\.1.at).max() else { return nil }
            return Finding(
                subject: subject, count: pairs.count, lastAt: lastAt, rooms: Set(pairs.map(\.1.room)).sorted())
        }.sorted { $0.subject.order < $1.subject.order }
    }
}

extension DeniedAttempts.Subject {
    fileprivate var order: (Int, Int64) {
        switch self {
        case .lock(let id): (0, id)
        case .person(let id): (1, id)
        }
    }
}
