import Foundation
import Presence

/// The people of a site: each badge sends a packet a second, and people go to a neighbouring room now and then.
struct Crowd {
    /// One in so many seconds somebody goes next door.
    private static let stay: UInt64 = 300

    private let site: Site
    private var rooms: [Int]
    private var chance = Xorshift()

    init(_ site: Site) {
        self.site = site
        rooms = (0..<site.people).map { $0 % site.rooms }
    }

    /// What each receiver hears within one second.
    mutating func second(at now: Date) -> [[Observation]] {
        var batches: [[Observation]] = Array(repeating: [], count: site.rooms)
        for person in rooms.indices {
            move(person)
            for badge in 0..<site.badges {
                let room = badge == 0 ? rooms[person] : person % site.rooms
                for (receiver, level) in site.heard(in: room, &chance) {
                    batches[Int(receiver)].append(
                        Observation(
                            person: Int64(person), room: receiver, link: .scanner(receiver),
                            beacon: Int64(person * site.badges + badge), rssi: level, heardAt: now, leaveAfter: 60))
                }
            }
        }
        return batches
    }

    /// What each client reports within one second: each does twice a minute.
    func words(at now: Date, second: Int) -> [(word: ClientScan, heard: Observation)] {
        rooms.indices.flatMap { person in
            (0..<site.clients).compactMap { client in
                guard (person + client * 7 + second) % 30 == 0 else { return nil }
                let login = ClientScan.Login(number: Int64(person * site.clients + client), since: .distantPast)
                let room = Int64(rooms[person])
                return (
                    ClientScan(login: login, sentAt: now),
                    Observation(
                        person: Int64(person), room: room, link: .client(beacon: room), beacon: room, rssi: -60,
                        heardAt: now, leaveAfter: 60)
                )
            }
        }
    }

    private mutating func move(_ person: Int) {
        guard chance.next() % Self.stay == 0 else { return }
        let step = chance.next() % 2 == 0 ? 1 : -1
        rooms[person] = min(max(rooms[person] + step, 0), site.rooms - 1)
    }
}
