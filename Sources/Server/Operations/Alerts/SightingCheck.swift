import Beacon
import Copies
import Foundation
import Phrases
import Postgres
import Presence
import Store
import Vocabulary

/// Checks the latest sightings for copied badges, and for unknown ones.
struct SightingCheck {
    /// How many readings are judged before requests have their turn: they take some milliseconds.
    private static let atOnce = 2_000

    private var copies = CopyWatch()
    private var distances = DoorDistances([], from: [])
    private var known: (doors: Set<Building.Door>, rooms: Set<Int64>) = ([], [])

    mutating func signals(
        on heard: RecentSightings.Contents, in building: Building, _ rules: AlertRules, at now: Date,
        pool: ConnectionPool
    ) async throws -> [AlertSignal] {
        update(building)
        let limits = CopyWatch.Limits(
            twiceFor: rules.threshold(.badgeTwice), secondsADoor: rules.threshold(.badgeTooFast))
        copies.add(heard.readings, at: now)
        var findings: [CopyWatch.Finding] = []
        repeat {
            findings += copies.judge(Self.atOnce, in: distances, limits)
            await Task.yield()
        } while copies.isDue
        return findings.map(Self.signal) + (try await strays(Array(heard.strays.values), pool))
    }

    private mutating func update(_ building: Building) {
        let rooms = Set(building.placement.values)
        guard known.doors != building.doors || known.rooms != rooms else { return }
        known = (building.doors, rooms)
        distances = DoorDistances(building.doors.map { ($0.one, $0.other) }, from: rooms)
    }

    /// Returns the signal of a finding. A reader of the alert sees the rooms only if they may see who is in them.
    private static func signal(_ finding: CopyWatch.Finding) -> AlertSignal {
        switch finding.sort {
        case .twice:
            .raised(
                .badgeTwice, .person(finding.person),
                text: .badgeInTwoPlaces(finding.doors), hint: .hintAskBadgeCarrier, rooms: finding.rooms)
        case .tooFast:
            .raised(
                .badgeTooFast, .person(finding.person),
                text: .badgeFasterThanWalking(finding.doors), hint: .hintAskBadgeCarrier, rooms: finding.rooms)
        }
    }

    /// Records room beacons and unassigned badges as heard by a scanner. A beacon with the school's UUID and keys that
    /// were never assigned is signalled, once for each scanner.
    private func strays(_ strays: [RecentSightings.Stray], _ pool: ConnectionPool) async throws -> [AlertSignal] {
        guard !strays.isEmpty else { return [] }
        let unknown = try await AlertRepository(pool).noteHeard(strays.map(\.sighting))
        return unknown.map { found in
            let stray = strays[found.place]
            return found.isSwapped ? Self.swapped(stray) : Self.unknown(stray)
        }
    }

    private static func unknown(_ stray: RecentSightings.Stray) -> AlertSignal {
        let identity = stray.sighting.identity
        return .raised(
            .unknownBadge, .scanner(stray.scanner),
            text: .unknownBeaconOfSchool("\(identity.major)/\(identity.minor)"), hint: .hintFindUnknownBeacon)
    }

    /// Returns the signal for keys with swapped bytes, which are common in badges bought elsewhere.
    private static func swapped(_ stray: RecentSightings.Stray) -> AlertSignal {
        let identity = stray.sighting.identity
        return .raised(
            .unknownBadge, .scanner(stray.scanner),
            text: .unknownBeaconHeard("\(identity.major)/\(identity.minor)")
                + .swappedKeysRegistered("\(identity.major.byteSwapped)/\(identity.minor.byteSwapped)"),
            hint: .hintRegisterBadgeKeys(String(identity.major), String(identity.minor)))
    }
}
