public import Foundation

extension Engine {
    /// Why somebody is believed to be where they are; nil for somebody of whom nothing is known.
    public func explanation(of person: Int64, at now: Date) -> Explanation? {
        guard let track = people[person]?.track else { return nil }
        let held = track.whereabouts?.state == .present ? track.whereabouts?.room : nil
        // What is only taken to have been heard, since it is from before a restart, is nobody's word; nor is what fell silent.
        let heard = track.levels.filter {
            $0.heardAt >= surroundings.startedAt && $0.evidence(at: now, surroundings: surroundings) != nil
        }
        let rooms = held == nil ? [] : compared(track, heard, held: held)
        let loudest = heard.map(\.mean).max() ?? 0
        let words = heard.map { level in
            Explanation.Word(
                link: level.link, room: level.room, beacon: level.beacon, level: level.mean, heardAt: level.heardAt,
                isQuiet: level.link.scanner.map { surroundings.isDead($0, at: now) } ?? false,
                says: rooms.map { says(level, of: $0.room, loudest: loudest, among: rooms.map(\.room)) })
        }
        return Explanation(
            candidates: rooms.map { room, chance in
                let isRival = room != held && track.challenger?.room == room
                return .init(room: room, chance: chance, since: isRival ? track.challenger?.since : nil)
            },
            words: words.sorted { ($0.level, $0.beacon) > ($1.level, $1.beacon) })
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

    /// Where nobody surveyed one of the rooms, placement alone decides between them.
    private func says(_ level: Level, of room: Int64, loudest: Double, among rooms: [Int64]) -> Double? {
        let map = surroundings.map.flatMap { $0.rooms.isSuperset(of: rooms) ? $0 : nil }
        let learned = level.link.scanner.flatMap { map?.evidence(of: $0, level.mean, for: room) }
        let isSurveyed = map?.taughtRooms.isDisjoint(with: rooms) ?? false
        let weight = map.flatMap { isSurveyed ? $0.placementWeight : nil } ?? surroundings.settings.placementWeight
        let counts = level.room == room && map?.comparesPlacement != false
        let placed = counts ? weight * (level.mean - loudest) : nil
        return learned == nil && placed == nil ? nil : (learned ?? 0) + (placed ?? 0)
    }
}

extension SoundMap {
    /// The logarithm of how much likelier a receiver hears this level, in dBm, in a room than anywhere in the building; nil
    /// where the survey says nothing of it.
    func evidence(of receiver: Int64, _ level: Double, for room: Int64) -> Double? {
        guard let place = scape.places[receiver], let spots = scape.spotsOf[room] else { return nil }
        let likelihood = zip(scape.spots[spots], scape.sounds(of: place, in: room)).reduce(0) { sum, spot in
            sum + spot.0.share * spot.1.likelihood(of: level)
        }
        let usual = scape.background[place].likelihood(of: level)
        return log(max(likelihood, .leastNormalMagnitude) / max(usual, .leastNormalMagnitude))
    }
}
