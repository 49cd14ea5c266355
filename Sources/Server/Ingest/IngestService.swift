import ServiceLifecycle

/// Runs the writer; at shutdown what it has taken is committed before it ends.
struct IngestService: Service {
    let ingest: Ingest

    func run() async throws {
        await withGracefulShutdownHandler {
            await ingest.run()
        } onGracefulShutdown: {
            Task { await ingest.close() }
        }
    }
}
