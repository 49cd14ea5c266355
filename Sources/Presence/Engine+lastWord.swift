import Foundation
import Vocabulary

/// A stretch of the record may begin after a scanner fell quiet: what it said before holds whom it held, as it did live.
extension Engine {
    /// Takes up somebody whose scanner is away.
    /// - Returns: false where its death was lived through, so that all is known.
    mutating func take(_ word: LastWord, at now: Date) -> Bool {
        let before = people[word.person]?.track
        let link = Link.scanner(word.scanner)
        guard before?.levels[link] == nil, before?.badge ?? word.badge == word.badge else { return false }
        // From before all that is lived through: it proves nothing new.
        let heardAt = min(word.since, surroundings.startedAt - 1)
        let whereabouts = Whereabouts(
            state: .unknown, room: word.room, since: word.since, heardAt: before?.heardAt ?? heardAt,
            decidedAt: word.since, confidence: 0, link: link, beacon: word.badge, leaveAfter: word.leaveAfter,
            badge: word.badge)
        var track = before ?? PersonTrack(person: word.person, badge: word.badge)
        track.whereabouts = whereabouts
        track.belief.settle(in: word.room)
        track.listenedAt = now
        track.challenger = nil
        track.levels.put(
            Level(
                Observation(
                    person: word.person, room: word.heardIn, link: link, beacon: word.badge, rssi: nil,
                    heardAt: heardAt,
                    leaveAfter: word.leaveAfter), rssi: word.level))
        track.levels.growOld()
        people.put(SharedTrack(track))
        return true
    }

    /// Takes in that it was known by then where they are, or that they have left.
    mutating func drop(_ word: LastWord) {
        guard var track = people[word.person]?.track else { return }
        track.levels.drop { $0.link == .scanner(word.scanner) && $0.heardAt < surroundings.startedAt }
        people.put(SharedTrack(track))
    }
}
