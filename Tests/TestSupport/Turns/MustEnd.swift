public import Testing

extension Trait where Self == TimeLimitTrait {
    /// A test that hangs fails, in the end.
    ///
    /// All tests start at once, share the cores and wait for their turn at a gate, and a limit counts that too: it must
    /// be longer than the whole run takes on a slow machine.
    public static var mustEnd: Self { .timeLimit(.minutes(60)) }
}
