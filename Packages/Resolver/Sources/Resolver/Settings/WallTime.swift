import Foundation

/// The time of this machine's clock.
public enum WallTime {
    /// Since 1970.
    public static var milliseconds: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
}
