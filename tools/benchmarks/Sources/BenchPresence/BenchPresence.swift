import Foundation
import Presence

@main
enum BenchPresence {
    private static let sizes = [100, 1_000, 10_000]

    static func main() {
        print(row("", "people", "receivers", "sightings", "us a sighting", "bytes a person", "us for record"))
        for people in sizes { measure(Site(people: people), taughtBy: nil) }
        for people in sizes {
            let site = Site(people: people)
            measure(site, taughtBy: site.survey)
        }
        print("\nWith three badges and four clients each, the most that are told apart:")
        for taught in [false, true] {
            let site = Site(people: 1_000, badges: 3, clients: 4)
            measure(site, taughtBy: taught ? site.survey : nil)
        }
        print("\nHeard by 13 receivers, and by 31:")
        for reach in [6, 15] {
            for taught in [false, true] {
                let site = Site(people: 1_000, reach: reach)
                measure(site, taughtBy: taught ? site.survey : nil)
            }
        }
        print("\n" + row("", "receivers", "s to learn", "s with a lesson"))
        for people in sizes { measureLearning(Site(people: people)) }
    }

    private static func measure(_ site: Site, taughtBy survey: Survey?) {
        let map = survey.flatMap { CheckedSurvey($0, placement: site.placement, doors: site.doors)?.map }
        let building = Building(doors: site.doors, map: map)
        let result = Measurement(site, building: building)
        let record = RecordMeasurement(site, building: building)
        print(
            row(
                map == nil ? "placement" : "survey", String(site.people), String(site.rooms), String(result.sightings),
                String(format: "%.2f", result.timeOfSighting / 1000), String(format: "%.0f", result.memoryOfPerson),
                String(format: "%.2f", record.timeOfSighting / 1000)))
    }

    private static func measureLearning(_ site: Site) {
        guard let learning = LearningMeasurement(site) else { return print("The survey teaches nothing.") }
        print(
            row(
                "survey", String(site.rooms), String(format: "%.3f", learning.whole),
                String(format: "%.3f", learning.again)))
    }

    private static func row(_ name: String, _ columns: String...) -> String {
        let padded = columns.map { String(repeating: " ", count: max(0, 16 - $0.count)) + $0 }
        return name.padding(toLength: 10, withPad: " ", startingAt: 0) + padded.joined()
    }
}
