import Foundation
import Presence

/// The building and the training data of the engine.
struct EngineModel: Sendable {
    /// Of the building in the database.
    let version: Int64
    /// The version with which the record began to teach: what it taught outlasts changes that do not bear on it.
    let taughtSince: Int64
    /// How often the record has taught since.
    private(set) var lesson: Int
    private(set) var building: Building
    /// The building as those know it who judge what teaches.
    private(set) var judge: Building
    /// The rooms of which a survey taught how they sound.
    let surveyed: Set<Int64>
    /// Those whose place and the surveys in use contradict each other.
    let strays: [Survey.MisplacedReceiver]
    /// By room that the record is to teach, how likely it must be for a second to do so.
    let certainties: [Int64: Double]
    /// Those in use.
    let scanners: Set<Int64>
    /// When the last survey ended: what was heard before may be part of it, and would teach twice.
    let surveyedUntil: Date?

    /// Since when all scanners stand where they do; nil if none was ever moved.
    var standsSince: Date? { building.vacatedAt.values.max() }

    /// Since when the record may teach; nil for ever.
    var teachesSince: Date? { [standsSince, surveyedUntil].compactMap(\.self).max() }

    /// The rooms of which it is not known how they sound, though the record will teach it.
    var untaught: Set<Int64> { Set(certainties.keys).subtracting(building.map?.rooms ?? []) }

    /// The same with what the record taught.
    func taught(_ map: RadioMap?, loudness: [Int64: Double]) -> EngineModel {
        guard map != building.map || loudness != building.offsets else { return self }
        var next = self
        next.lesson += 1
        (next.building.map, next.building.offsets) = (map, loudness)
        next.judge.offsets = loudness
        return next
    }
}
