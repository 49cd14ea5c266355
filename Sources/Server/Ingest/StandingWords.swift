import Foundation
import Presence
import Store
import Vocabulary

/// What people said of where others are, beside what the engine decides from what receivers hear.
struct StandingWords: Sendable {
    private var words: [Int64: StandingWord]

    init(_ words: [StandingWord]) {
        self.words = Dictionary(words.map { ($0.person, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// What counts of a person.
    subscript(person: Int64) -> StandingWord? { words[person] }

    mutating func take(_ word: StandingWord) { words[word.person] = word }

    /// They count no more. One that was said meanwhile stays.
    mutating func end(_ ended: [EndedWord]) {
        for word in ended where words[word.person]?.correction == word.correction { words[word.person] = nil }
    }

    mutating func forget(_ person: Int64) { words[person] = nil }

    /// What is to be shown of what the engine decides, and which words count no more.
    struct Judgement {
        var shown: [Transition] = []
        var ended: [EndedWord] = []
    }

    /// - Parameters:
    ///   - transitions: what the engine decides.
    ///   - heard: what it believes of somebody now.
    func judge(_ transitions: [Transition], at now: Date, heard: (Int64) -> Whereabouts?) -> Judgement {
        guard !words.isEmpty else { return Judgement(shown: transitions) }
        var judgement = Judgement()
        for transition in transitions {
            guard let word = words[transition.person] else {
                judgement.shown.append(transition)
                continue
            }
            if !word.outlasts(transition.after) {
                judgement.end(word, since: transition.after.since, now, found: transition.after, transition.quiet)
            }
        }
        let ended = Set(judgement.ended.map(\.person))
        for word in words.values where !ended.contains(word.person) {
            let end = word.saidAt + StandingWord.longest
            if end <= now { judgement.end(word, since: end, now, found: heard(word.person), nil) }
        }
        judgement.shown.sort { $0.person < $1.person }
        return judgement
    }
}

extension StandingWords.Judgement {
    /// What is shown goes on from what the word said.
    /// - Parameters:
    ///   - since: from when on receivers count again.
    ///   - found: what they tell; nil where they never heard them.
    fileprivate mutating func end(
        _ word: StandingWord, since: Date, _ now: Date, found: Whereabouts?, _ quiet: QuietScanner?
    ) {
        // A visit lasts some time, and does not end before it is said that it goes on.
        let end = max(since, word.saidAt + 0.001)
        ended.append(EndedWord(word, at: end))
        guard var after = found ?? word.room.map({ Whereabouts.lost(in: $0, at: word.saidAt, now) }) else { return }
        let before = word.shown(beside: after)
        guard before.state == .present || after.state != before.state else { return }
        after.since = end
        after.decidedAt = now
        let isOpen = before.state == .present
        let reason: VisitEnd =
            switch after.state {
            case .present: .moved
            case .left: .left
            case .unknown: .unknown
            }
        shown.append(
            Transition(
                person: word.person, before: before, after: after, visitEndedAt: isOpen ? end : nil,
                visitEnd: isOpen ? reason : nil, quiet: quiet))
    }
}

extension Whereabouts {
    /// Of somebody whom no receiver heard.
    fileprivate static func lost(in room: Int64, at time: Date, _ now: Date) -> Whereabouts {
        Whereabouts(
            state: .unknown, room: room, since: time, heardAt: time, decidedAt: now, confidence: 0, link: nil,
            beacon: nil, leaveAfter: 0)
    }
}
