import ServiceLifecycle

/// Runs the writer; at shutdown, and where another service failed, what it has taken is committed before it ends.
struct IngestService: Service {
    let ingest: Ingest

    func run() async throws {
        await withTaskCancellationOrGracefulShutdownHandler {
            await ingest.run()
        } onCancelOrGracefulShutdown: {
            Task { await ingest.close() }
        }
    }
}
