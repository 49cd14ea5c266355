/// The engine's time has leapt: the machine slept, or its clock was set ahead. To it all scanners seem to have fallen quiet
/// meanwhile, and nobody was silent in a time that was not lived through, so that it has to begin as after a restart.
struct EngineAsleep: Error, CustomStringConvertible {
    /// By how many seconds.
    let seconds: Double

    var description: String { "the clock went on by \(Int(seconds)) s more than this server" }
}
