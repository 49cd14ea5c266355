extension LiveRadio {
    /// Prints what it hears, until a signal or so many seconds.
    ///
    /// - Throws: `AdapterError`.
    public func print(
        _ format: SightingPrinter.Format, seconds: Double?, write: @escaping @Sendable (String) -> Void
    ) async throws {
        let printer = SightingPrinter(format: format, clock: clock, write: write)
        var group = NodeGroup(logger: logger)
        group.add(printer)
        group.add(supervisor(RadioDuty(scan: scan)) { await printer.hear($0) })
        try await group.run(seconds: seconds)
    }

    /// Advertises until a signal or so many seconds.
    ///
    /// - Throws: `AdapterError`.
    public func advertise(_ advertisement: Advertisement, seconds: Double?) async throws {
        var group = NodeGroup(logger: logger)
        group.add(supervisor(RadioDuty(scan: nil, advertisement: advertisement)) { _ in })
        try await group.run(seconds: seconds)
    }

    /// Tells the server which rooms are near, until a signal or so many seconds.
    ///
    /// - Throws: `AdapterError`; `NodeError` where the server refuses the student.
    public func follow(_ login: StudentLogin, seconds: Double?) async throws {
        let post = LocationPost(login: login, clock: clock, logger: logger)
        let follower = Follower(gauge: gauge, clock: clock, post: post)
        var group = NodeGroup(logger: logger)
        group.add(post)
        group.add(follower)
        group.add(supervisor(RadioDuty(scan: scan)) { await follower.hear($0) })
        try await group.run(seconds: seconds)
    }
}
