import Foundation

extension PersonTrack {
    /// Takes in all that one of their clients hears, the nearest first; an empty list says that it hears none, and one of
    /// long ago, or that another has overtaken, nothing of now.
    /// - Parameter heard: each with a level.
    /// - Returns: whether this client is the one to go by.
    mutating func listen(
        to word: ClientWord, hearing heard: [Observation], at now: Date
    ) -> Bool {
        guard !clients.isOvertaken(word, at: now) else { return false }
        let fresh = heard.filter { $0.isFresh(at: now) }
        guard heard.isEmpty || !fresh.isEmpty else {
            let latest = heard.map(\.heardAt).max() ?? now
            guard clients.heeds(word, heardAt: latest) else { return false }
            for observation in heard { recall(observation) }
            return true
        }
        guard clients.note(word, hears: fresh, at: now) else { return false }
        whereabouts?.client = clients.followed
        whereabouts?.clientCarriedAt = clients.carriedAt
        forgetClientLinks(except: Set(heard.map(\.link)))
        for observation in heard {
            if observation.isFresh(at: now) {
                observe(observation)
            } else {
                recall(observation)
            }
        }
        return true
    }

    /// A client's report is the whole of what it hears: what it no longer names is no longer heard.
    private mutating func forgetClientLinks(except kept: Set<Link>) {
        hasNewWord = true
        levels.drop { $0.link.scanner == nil && !kept.contains($0.link) }
    }
}
