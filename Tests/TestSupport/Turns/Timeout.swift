extension Duration {
    /// How long a test waits for what must come: longer than the whole run takes on a slow machine. All tests start at
    /// once and share the cores, so that a minute may pass before an answer comes that takes a millisecond.
    public static let timeout = Duration.seconds(3_000)
}
