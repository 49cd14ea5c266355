import Foundation
import Presence

/// The building and the training data of the engine.
struct EngineModel: Sendable {
    /// The version of the building in the database.
    let version: Int64
    /// The version with which the record began to teach; lessons outlast later versions that do not affect them.
    let taughtSince: Int64
    /// How often the record has taught since.
    private(set) var lesson: Int
    private(set) var building: Building
    /// The building used to judge which seconds can teach.
    private(set) var judge: Building
    /// The rooms whose fingerprints come from a survey.
    let surveyed: Set<Int64>
    /// The scanners whose place contradicts the surveys in use.
    let strays: [Survey.MisplacedReceiver]
    /// By room that the record is to teach, how likely a second must be in order to teach it.
    let certainties: [Int64: Double]
    /// The scanners in use.
    let scanners: Set<Int64>
    /// When the last survey ended. Earlier sightings may be part of it and would teach twice.
    let surveyedUntil: Date?

    /// Since when all scanners have stood at their current places; nil if none was ever moved.
    var standsSince: Date? { building.vacatedAt.values.max() }

    /// Since when the record may teach; nil if it has no limit.
    var teachesSince: Date? { [standsSince, surveyedUntil].compactMap(\.self).max() }

    /// The rooms whose fingerprints are still unknown, though the record will teach them.
    var untaught: Set<Int64> { Set(certainties.keys).subtracting(building.map?.rooms ?? []) }

    /// The same model with what the record taught.
    func taught(_ map: RadioMap?, loudness: [Int64: Double]) -> EngineModel {
        guard map != building.map || loudness != building.offsets else { return self }
        var next = self
        next.lesson += 1
        (next.building.map, next.building.offsets) = (map, loudness)
        next.judge.offsets = loudness
        return next
    }
}
