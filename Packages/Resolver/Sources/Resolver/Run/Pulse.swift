/// Checks that the parts of a resolver respond: the registry's thread and those of the connections.
struct Pulse: Sendable {
    let writer: RegistryWriter
    let connections: AllConnections

    /// Returns once all of them have responded.
    func beat() async throws {
        try await connections.answer()
        await withCheckedContinuation { continuation in
            writer.answer { continuation.resume() }
        }
    }
}
