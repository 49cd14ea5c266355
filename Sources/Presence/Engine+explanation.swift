public import Foundation
import Vocabulary

extension Engine {
    /// Why somebody is believed to be where they are; nil for somebody of whom nothing is known.
    public func explanation(of person: Int64, at now: Date) -> Explanation? {
        guard let track = people[person]?.track else { return nil }
        let held = track.whereabouts?.state == .present ? track.whereabouts?.room : nil
        // What is only taken to have been heard, since it is from before a restart, is nobody's word; nor is what fell silent.
        let heard = track.levels.filter {
            $0.heardAt > surroundings.startedAt && $0.evidence(at: now, surroundings: surroundings) != nil
        }
        let rooms = held == nil ? [] : compared(track, heard, held: held)
        let followed = surroundings.map?.tellsLoudness == true ? track.loudness?.decibels : nil
        let louder = followed ?? surroundings.louder(track.badge)
        let reasons = Reasons(
            track.placement(at: now, surroundings), heard, less: louder, among: rooms.map(\.room), surroundings)
        let words = heard.map { level in
            Explanation.Word(
                link: level.link, room: level.room, beacon: level.beacon, level: level.mean, heardAt: level.heardAt,
                isQuiet: level.link.scanner.map { surroundings.isDead($0, at: now) } ?? false,
                says: rooms.map { reasons.says(level, of: $0.room) })
        }
        return Explanation(
            candidates: rooms.map { room, chance in
                let isRival = room != held && track.challenger?.room == room
                return .init(room: room, chance: chance, since: isRival ? track.challenger?.since : nil)
            },
            words: words.sorted { ($0.level, $0.beacon) > ($1.level, $1.beacon) },
            louder: surroundings.map == nil ? 0 : louder)
    }

    /// The likeliest room and the one they are held in, where that is another, or else the next likeliest. Where one alone
    /// is left in question, the other is where a receiver hears loudest, so that it can be seen what speaks against it.
    private func compared(
        _ track: PersonTrack, _ heard: [Level], held: Int64?
    ) -> [(room: Int64, chance: Double)] {
        let rooms = track.belief.rooms
        let rival = rooms.dropFirst().first { $0.room == held } ?? rooms.dropFirst().first
        let likeliest = [rooms.first, rival].compactMap(\.self)
        guard let first = likeliest.first, likeliest.count == 1 else { return likeliest }
        if let held, held != first.room { return likeliest + [(held, 0)] }
        let others = heard.filter { $0.room != nil && $0.room != first.room }
        let loudest = others.max { ($0.mean, $1.room ?? 0) < ($1.mean, $0.room ?? 0) }
        return likeliest + [loudest?.room].compactMap(\.self).map { ($0, 0) }
    }
}
