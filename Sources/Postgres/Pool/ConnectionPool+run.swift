public import ServiceLifecycle

extension ConnectionPool: Service {
    /// Keeps the shared connections until the service is shut down, then closes the pool.
    public func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                for lane in self.lanes { group.addTask { await lane.keep() } }
            }
        }
        await close()
    }
}
