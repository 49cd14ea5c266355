import Foundation
import Presence

/// What a sighting costs for the record: a server looks through everybody's last minute once more, some people at a
/// time, with a minute before and half a minute after.
struct RecordMeasurement {
    private static let people: Int64 = 200
    private static let seconds = (before: 60, looked: 60, after: 30)

    /// Sightings of the minute that is looked through.
    private(set) var sightings = 0
    /// Nanoseconds of processor time for all that is read.
    private(set) var time = 0.0

    init(_ site: Site, building: Building) {
        var crowd = Crowd(site)
        let scanners = Array(0..<Int64(site.rooms))
        var stretch = Replay(building: building, scanners: Set(scanners), startedAt: Measurement.date(-1))
        let looked = Self.seconds.before..<Self.seconds.before + Self.seconds.looked
        for second in 0..<looked.upperBound + Self.seconds.after {
            let heard = crowd.second(at: Measurement.date(second)).joined().filter { $0.person < Self.people }
            if looked.contains(second) { sightings += heard.count }
            let began = Measurement.processorTime()
            stretch.second(until: Measurement.date(second), listeners: scanners, heard: heard)
            time += Measurement.processorTime() - began
        }
        let began = Measurement.processorTime()
        let from = Measurement.date(looked.lowerBound)
        let to = Measurement.date(looked.upperBound)
        let certainties = Dictionary(uniqueKeysWithValues: scanners.map { ($0, 0.9) })
        let found = (0..<Self.people).reduce(0) { found, person in
            let hindsight = stretch.smoothed(person)
            let lessons = building.map == nil ? hindsight.lessons(from: from, to: to, surerThan: certainties) : []
            return found + hindsight.stays.count + lessons.count
        }
        time += Measurement.processorTime() - began
        precondition(found > 0)
    }

    var timeOfSighting: Double { time / Double(sightings) }
}
