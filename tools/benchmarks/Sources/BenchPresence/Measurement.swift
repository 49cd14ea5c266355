import CMemory
import Foundation
import Glibc
import Presence

/// What a sighting costs at one size of a site, from the resolved sighting to the decision, and what a person takes up.
struct Measurement {
    /// Batches that a server joins into one commit.
    private static let joined = 10
    private static let warmUp = 20
    private static let minSightings = 300_000

    let site: Site
    private(set) var sightings = 0
    /// Nanoseconds of processor time.
    private(set) var time = 0.0
    /// Bytes that the state of all people takes up.
    private(set) var memory = 0

    init(_ site: Site, building: Building) {
        self.site = site
        var crowd = Crowd(site)
        let before = memory_in_use()
        var engine = Engine(building: building, startedAt: Self.date(-1))
        var second = 0
        while sightings < Self.minSightings || second < 2 * Self.warmUp {
            let batches = crowd.second(at: Self.date(second))
            let words = crowd.words(at: Self.date(second), second: second)
            let began = Self.processorTime()
            Self.live(batches, words, at: Self.date(second), &engine)
            second += 1
            guard second > Self.warmUp else { continue }
            time += Self.processorTime() - began
            sightings += batches.reduce(words.count) { $0 + $1.count }
        }
        memory = Int(memory_in_use()) - Int(before)
        withExtendedLifetime((engine, crowd)) {}
    }

    var timeOfSighting: Double { time / Double(sightings) }
    var memoryOfPerson: Double { Double(memory) / Double(site.people) }

    /// A second of the server's life: batches come in and are decided upon, and then time itself.
    private static func live(
        _ batches: [[Observation]], _ words: [(word: ClientScan, heard: Observation)], at now: Date,
        _ engine: inout Engine
    ) {
        for start in stride(from: 0, to: batches.count, by: joined) {
            var draft = engine.draft()
            for receiver in start..<min(start + joined, batches.count) {
                draft.contact(scanner: Int64(receiver), at: now, completeThrough: now)
                for observation in batches[receiver] { draft.observe(observation, at: now) }
            }
            _ = draft.decideOnTouched(at: now)
            engine.keep((consume draft).finish())
        }
        var draft = engine.draft()
        for (word, heard) in words { _ = draft.observe(client: word, of: heard.person, hears: [heard], at: now) }
        _ = draft.advance(to: now)
        engine.keep((consume draft).finish())
    }

    static func date(_ second: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(second)) }

    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
