import Beacon
import Postgres
import Store
import Synchronization

/// What requests need to know about the school, cached until the database has something newer: each request brings the
/// versions that apply to it.
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

    /// Returns the settings of this version, or newer ones.
    func settings(_ versions: DataVersions, _ database: some Querying) async throws -> SiteSettings {
        if let known = kept.withLock({ $0.settings }), known.version == versions.settings { return known.settings }
        let read = try await SiteSettings.readVersioned(database)
        kept.withLock { $0.settings = read }
        return read.settings
    }

    /// Returns the room beacon with these keys and the site's own UUID; nil if none is in use.
    func roomBeacon(
        major: UInt16, minor: UInt16, _ versions: DataVersions, _ database: some Querying
    ) async throws -> BeaconIdentity? {
        let keys = Keys(major: major, minor: minor)
        if let known = kept.withLock({ $0.versions == versions ? $0.beacons[keys] : nil }) { return known }
        let found = try await SiteRepository(database).roomBeacon(major: major, minor: minor)
        guard let found else { return nil }
        kept.withLock { kept in
            // The result is at least as new as these versions: it must not be cached for newer ones.
            if kept.versions != versions { (kept.versions, kept.beacons) = (versions, [:]) }
            kept.beacons[keys] = found
        }
        return found
    }
}
