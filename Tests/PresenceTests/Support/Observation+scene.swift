@testable import Presence

extension Observation {
    func heard(at time: Double) -> Observation { heard(at: Scene.date(time)) }

    func issued(at time: Double) -> Observation {
        Observation(
            person: person, room: room, link: link, beacon: beacon, rssi: rssi, heardAt: heardAt,
            leaveAfter: leaveAfter,
            issuedAt: Scene.date(time))
    }
}
