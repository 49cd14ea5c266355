import Foundation

extension Level {
    /// What the link says at `now`; nil once it has fallen silent.
    func evidence(at now: Date, surroundings: Surroundings) -> Evidence? {
        let said: Double?
        var isLive = true
        if let scanner = link.scanner {
            // A scanner's silence counts only as far as its evidence has arrived: nobody moves because it died.
            let contact = surroundings.contact(with: scanner)
            said = value(at: min(now, contact.completeThrough))
            // What it said before it fell quiet, or before the engine started, stands, and proves nothing new.
            let listening = contact.aliveSince.map { $0 - Parameters.current.scanner.quietAfter } ?? .distantPast
            isLive = heardAt >= max(listening, surroundings.startedAt) && surroundings.isAlive(contact, at: now)
        } else {
            let age = now.timeIntervalSince(heardAt)
            said = age <= Parameters.current.client.silentAfter ? value(at: heardAt) : nil
        }
        return said.map {
            Evidence(
                room: room, link: link, level: $0, beacon: beacon, leaveAfter: leaveAfter,
                heardAt: heardAt, isLive: isLive)
        }
    }
}
