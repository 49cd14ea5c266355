import Presence
import ServiceLifecycle

/// Lets the engine decide on every person once a second of the server's clock, on thousands slice after slice.
struct Ticker: Service {
    /// The maximum number of people in a slice, until there are `maxSlices`: 300 take some milliseconds.
    private static let sliceSize = 300
    private static let maxSlices = 16

    let ingest: Ingest
    let clock: any TimeSource

    static func slices(of people: Int) -> [PeopleSlice] {
        PeopleSlice.slices(min(max(1, (people + sliceSize - 1) / sliceSize), maxSlices))
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let slices = Self.slices(of: await ingest.personCount)
                for slice in slices where !Task.isCancelled {
                    // If this server does not own the engine, another one ticks.
                    _ = try? await ingest.submit(.tick(slice))
                    if await ingest.isRetryDue { _ = try? await ingest.submit(.retryQuarantined) }
                    await clock.sleep(for: 1 / Double(slices.count))
                }
            }
        }
    }
}
