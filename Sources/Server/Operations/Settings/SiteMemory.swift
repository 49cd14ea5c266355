import Beacon
import Postgres
import Store
import Synchronization

/// What requests need to know of the school, kept for as long as the database has nothing newer: each request brings
/// the versions that hold for it.
final class SiteMemory: Sendable {
    private struct Keys: Hashable {
        let major: UInt16
        let minor: UInt16
    }

    private struct Kept {
        var settings: (settings: SiteSettings, version: Int64)?
        var versions: DataVersions?
        var beacons: [Keys: BeaconIdentity] = [:]
    }

    private let kept = Mutex(Kept())

    /// The settings of this version, or newer ones.
    func settings(_ versions: DataVersions, _ database: some Querying) async throws -> SiteSettings {
        if let known = kept.withLock({ $0.settings }), known.version == versions.settings { return known.settings }
        let read = try await SiteSettings.readVersioned(database)
        kept.withLock { $0.settings = read }
        return read.settings
    }

    /// The room beacon with these keys and the site's own UUID; nil if there is none in use.
    func roomBeacon(
        major: UInt16, minor: UInt16, _ versions: DataVersions, _ database: some Querying
    ) async throws -> BeaconIdentity? {
        let keys = Keys(major: major, minor: minor)
        if let known = kept.withLock({ $0.versions == versions ? $0.beacons[keys] : nil }) { return known }
        let found = try await SiteRepository(database).roomBeacon(major: major, minor: minor)
        guard let found else { return nil }
        kept.withLock { kept in
            // What was read is as new as these versions, perhaps newer: it must not be kept for newer ones.
            if kept.versions != versions { (kept.versions, kept.beacons) = (versions, [:]) }
            kept.beacons[keys] = found
        }
        return found
    }
}
