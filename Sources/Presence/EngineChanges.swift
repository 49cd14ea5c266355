/// What a draft decided, without the state it began with: an engine that nobody else holds takes it in without copying
/// what did not change.
public struct EngineChanges: Sendable {
    let surroundings: Surroundings
    let people: [Int64: SharedTrack]
}
