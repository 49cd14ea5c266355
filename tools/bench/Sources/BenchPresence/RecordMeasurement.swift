import Foundation
import Presence

/// What a sighting costs for the record: a server looks through everybody's last minute once more, some people at a time,
/// with a minute before and half a minute after.
struct RecordMeasurement {
    private static let people: Int64 = 200
    private static let seconds = (before: 60, looked: 60, after: 30)

    /// Sightings of the minute that is looked through.
    private(set) var sightings = 0
    /// Nanoseconds of processor time for all that is read.
    private(set) var time = 0.0

    init(_ site: Site, building: Building) {
        var crowd = Crowd(site)
        var stretch = Stretch(building: building, startedAt: Self.date(-1))
        let looked = Self.seconds.before..<Self.seconds.before + Self.seconds.looked
        for second in 0..<looked.upperBound + Self.seconds.after {
            let heard = crowd.second(at: Self.date(second)).joined().filter { $0.person < Self.people }
            if looked.contains(second) { sightings += heard.count }
            let began = Measurement.processorTime()
            stretch.second(until: Self.date(second), scanners: 0..<Int64(site.rooms), heard: heard)
            time += Measurement.processorTime() - began
        }
        let began = Measurement.processorTime()
        let spells = (0..<Self.people).reduce(0) { $0 + stretch.spells(of: $1).count }
        let lessons = building.map == nil ? Self.lessons(stretch, looked) : 0
        time += Measurement.processorTime() - began
        precondition(spells + lessons > 0)
    }

    private static func lessons(_ stretch: Stretch, _ looked: Range<Int>) -> Int {
        (0..<people).reduce(0) {
            $0 + stretch.lessons(of: $1, from: date(looked.lowerBound), to: date(looked.upperBound)).count
        }
    }

    var timeOfSighting: Double { time / Double(sightings) }

    private static func date(_ second: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(second)) }
}
