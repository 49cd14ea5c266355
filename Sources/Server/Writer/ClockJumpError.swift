/// The engine's time has jumped: the machine slept, or its clock was set forward. To the engine all scanners appear to
/// have been silent meanwhile, although no time passed in which they could be heard, so it has to start as after a
/// restart.
///
/// The owner gives up the engine and acquires it again. This takes at most two seconds; reports are meanwhile answered
/// with 503 and sent again.
struct ClockJumpError: Error, CustomStringConvertible {
    /// The size of the jump.
    let seconds: Double

    var description: String { "the clock went on by \(Int(seconds)) s more than this server" }
}
