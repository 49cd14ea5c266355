/// The engine has not decided for so long that scanners seem to have fallen quiet meanwhile: the machine slept, or its clock was
/// set ahead. Nobody was silent in a time that was not lived through, so that the engine has to begin as after a restart.
struct EngineAsleep: Error, CustomStringConvertible {
    /// In seconds of the server's clock.
    let seconds: Double

    var description: String { "nothing was decided for \(Int(seconds)) s, by the server's clock" }
}
