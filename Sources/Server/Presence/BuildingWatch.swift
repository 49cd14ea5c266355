import Logging
import ServiceLifecycle
import Store

/// Updates the engine's model when the building has changed on any server.
struct BuildingWatch: Service {
    let plan: BuildingPlan
    let ingest: Ingest
    let clock: any TimeSource
    let logger: Logger

    /// The model that the owner's engine has.
    private struct InstalledModel: Equatable {
        let fence: Int64
        let version: Int64
        let lesson: Int
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var known: InstalledModel?
            var looking = RepeatedWork("Looking at the building", logger)
            while !Task.isCancelled {
                await looking.attempt { known = try await look(known) }
                await clock.sleep(for: 1)
            }
        }
    }

    private func look(_ known: InstalledModel?) async throws -> InstalledModel? {
        let engineModel = try await plan.current()
        guard let lease = await ingest.lease else { return nil }
        let wanted = InstalledModel(fence: lease.fence, version: engineModel.version, lesson: engineModel.lesson)
        if wanted != known { try await ingest.submit(.buildingUpdate(engineModel.building)) }
        return wanted
    }
}
