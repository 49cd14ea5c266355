import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// The bounded queue of the writer. Scanners and people are served in turn by the number of their sightings; evidence
/// that is older than a minute waits for all that is fresh.
///
/// Jobs that arrive during a commit are joined into the next one, without a timer.
struct IngestQueue<Answer> {
    struct Entry {
        var job: IngestJob
        let answer: Answer
    }

    /// Sightings in a commit; with more, the first of them would wait longer. A larger batch is a commit of its own.
    static var commitSize: Int { 2000 }
    /// Sightings in a commit of the backlog: fresh reports have to wait for it to end.
    static var backlogCommitSize: Int { 500 }
    /// While fresh evidence is waiting, one in this many commits is of the backlog.
    static var backlogTurn: Int { 10 }
    /// Evidence that arrives more than this many seconds after it was heard belongs to the backlog.
    static var freshness: TimeInterval { 60 }
    /// How many seconds of the writer's work may wait before phones are refused. A phone reports again within seconds,
    /// and a late answer is of no use to it. A node can wait.
    static var maxSeconds: Double { 0.02 }
    /// This many phones may always wait, about two classes. On a slow disk one commit takes longer than `maxSeconds`,
    /// so none could wait for the next.
    static var crowd: Int { 64 }
    private static var quantum: Int { 500 }
    private typealias Sources = FairQueue<IngestJob.Source, Entry>

    /// The server's own jobs, in order of arrival.
    private var own: [Entry] = []
    private var fresh = Sources(quantum: quantum, bounds: .init(ofSource: 10_000, ofAll: 100_000))
    private var backlog = Sources(quantum: quantum, bounds: .init(ofSource: 10_000, ofAll: 100_000))
    /// Commits since the last one of the backlog, and whether the last commit was of a job that cannot share a commit.
    private var freshCommits = 0
    private var wasAlone = false
    /// How long commits of evidence take.
    private var workload = Workload()
    /// The sightings that are decided and wait for the commit before them.
    var plannedCost = 0

    var isEmpty: Bool { own.isEmpty && fresh.isEmpty && backlog.isEmpty }
    /// How many jobs wait.
    var count: Int { own.count + fresh.count + backlog.count }

    /// Appends a job. Throws `Refusal` if too much is already waiting.
    mutating func append(_ entry: Entry) throws {
        guard let (source, cost) = entry.job.evidence else { return own.append(entry) }
        if case .person = source, isBusy(with: plannedCost + fresh.cost + cost) { throw Refusal.busy }
        do throws(Sources.Full) {
            if entry.job.isOlder(than: Self.freshness) {
                try backlog.append(entry, from: source, cost: cost)
            } else {
                try fresh.append(entry, from: source, cost: cost)
            }
        } catch {
            switch error {
            case .ofSource: throw Refusal(.slowDown, .ingestOverloaded + .hintRetryInMoment, retryAfter: 1)
            case .ofAll: throw Refusal.busy
            }
        }
    }

    /// Records how long a commit took. A commit with a job of the server's own does not show how long evidence takes,
    /// unless that is the tick of a slice.
    mutating func record(_ entries: [Entry], took time: Duration) {
        let costs = entries.compactMap { $0.job.evidence?.cost }
        guard !costs.isEmpty, costs.count == entries.count(where: { !$0.job.isPartialTick }) else { return }
        workload.record(cost: costs.reduce(0, +), seconds: time / .seconds(1))
    }

    private func isBusy(with waiting: Int) -> Bool {
        waiting > Self.crowd && workload.seconds(for: waiting) > Self.maxSeconds
    }

    /// Whether the next phone would be refused.
    var isBusy: Bool { isBusy(with: plannedCost + fresh.cost + 1) }

    /// Whether the next job cannot share a commit.
    private var isNextAlone: Bool {
        guard let first = own.first, !first.job.isJoinable else { return false }
        return !wasAlone || fresh.isEmpty && backlog.isEmpty
    }

    /// The number of sightings in the fresh jobs of the next commit; 0 if that is a job alone or of the backlog. Fresh
    /// evidence would have to wait for two commits of the backlog if one were decided ahead.
    var freshCost: Int {
        guard !isNextAlone, !isBacklogNext else { return 0 }
        return fresh.cost + own.prefix(while: \.job.isJoinable).count
    }

    private var isBacklogNext: Bool {
        !backlog.isEmpty && (fresh.isEmpty || freshCommits >= Self.backlogTurn - 1)
    }

    /// Removes and returns the next jobs that can share a commit, or a single one that cannot, which alternates with
    /// the others.
    mutating func removeNext() -> [Entry] {
        if isNextAlone {
            wasAlone = true
            return [own.removeFirst()]
        }
        wasAlone = false
        let ticks = own.prefix(while: \.job.isJoinable)
        own.removeFirst(ticks.count)
        return takeEvidence() + ticks
    }

    private mutating func takeEvidence() -> [Entry] {
        let isOfBacklog = isBacklogNext
        freshCommits = isOfBacklog ? 0 : freshCommits + 1
        return isOfBacklog ? backlog.take(limit: Self.backlogCommitSize) : fresh.take(limit: Self.commitSize)
    }

    mutating func removeAll() -> [Entry] {
        defer { own = [] }
        return own + fresh.removeAll() + backlog.removeAll()
    }
}

extension Refusal {
    static let busy = Refusal(.unavailable, .serverBusy + .hintRetryInMoment, retryAfter: 1)
    static let notTaken = Refusal(
        .unavailable, .databaseRefusesNow + .hintRetryLater, retryAfter: 10)
    static let notServing = Refusal(
        .unavailable, .reportsNotTakenNow + .hintRetryInMoment, retryAfter: 2)
}

/// A model of how long commits take depending on their size: a line fitted to the latest commits by least squares, in
/// which the weight of each commit decreases with every later one.
private struct Workload {
    /// The share of a commit's weight that remains after the next one.
    private static let fading = 0.95

    private var weight = 0.0
    private var cost = 0.0
    private var time = 0.0
    private var costSquared = 0.0
    private var product = 0.0

    /// - Parameters:
    ///   - cost: the number of sightings.
    ///   - seconds: how long their commit took.
    mutating func record(cost: Int, seconds: Double) {
        let size = Double(cost)
        for sum in [\Self.weight, \.cost, \.time, \.costSquared, \.product] { self[keyPath: sum] *= Self.fading }
        weight += 1
        self.cost += size
        time += seconds
        costSquared += size * size
        product += size * seconds
    }

    /// Returns how many seconds a commit of this many sightings would take; 0 before the first commit. If all commits
    /// were of one size, other sizes are assumed to be as fast.
    func seconds(for cost: Int) -> Double {
        guard weight > 0 else { return 0 }
        let (meanCost, meanTime) = (self.cost / weight, time / weight)
        let spread = costSquared / weight - meanCost * meanCost
        let slope = spread > 0.01 ? max(0, (product / weight - meanCost * meanTime) / spread) : 0
        return max(0, meanTime + slope * (Double(cost) - meanCost))
    }
}
