import ServiceLifecycle

/// Runs the writer; at shutdown, or if another service fails, the jobs it has accepted are committed before it ends.
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
