import Foundation

/// An entry of the operating system's user database.
struct Passwd: Sendable {
    let name: String
    let user: UInt32
    let group: UInt32

    typealias Lookup = (
        UnsafeMutablePointer<passwd>, UnsafeMutablePointer<CChar>, Int,
        UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>
    ) -> CInt

    /// - Parameter lookup: `getpwnam_r` or `getpwuid_r` with its first argument given.
    static func find(_ lookup: Lookup) -> Self? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
            guard let base = buffer.baseAddress, lookup(&entry, base, buffer.count, &found) == 0, found != nil else {
                return nil
            }
            return Self(name: String(cString: entry.pw_name), user: entry.pw_uid, group: entry.pw_gid)
        }
    }

    static func name(of user: UInt32) -> String {
        find { getpwuid_r(user, $0, $1, $2, $3) }?.name ?? String(user)
    }
}
