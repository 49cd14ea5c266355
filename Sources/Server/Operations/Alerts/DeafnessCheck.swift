import Copies
import Foundation
import Phrases
import Presence
import Store
import Vocabulary

/// Checks for scanners that answer but hear nothing, while others near them hear badges.
struct DeafnessCheck {
    private var known: (doors: Set<Building.Door>, placement: [Int64: Int64]) = ([], [:])

    mutating func signals(
        _ scanners: DeafScanners, _ standing: [AlertStanding], _ rules: AlertRules, in building: Building, at now: Date
    ) -> [AlertSignal] {
        update(scanners, building)
        let (deaf, cleared) = scanners.judge(longerThan: rules.threshold(.scannerDeaf), standing, at: now)
        let due = deaf.filter { standing.isDue(.scannerDeaf, .scanner($0), at: now) }
        return due.map(Self.signal) + cleared.map { .cleared(.scannerDeaf, .scanner($0)) }
    }

    private mutating func update(_ scanners: DeafScanners, _ building: Building) {
        guard known.doors != building.doors || known.placement != building.placement else { return }
        known = (building.doors, building.placement)
        let doors = DoorDistances(
            building.doors.map { ($0.one, $0.other) }, from: Set(building.placement.values))
        scanners.update(doors, rooms: building.placement)
    }

    private static func signal(_ scanner: Int64) -> AlertSignal {
        .raised(
            .scannerDeaf, .scanner(scanner),
            text: .scannerHearsNothing, hint: .hintHoldBadgeBeside)
    }
}
