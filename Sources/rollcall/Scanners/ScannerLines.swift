import Foundation
import Wire

/// Scanners as they are printed.
enum ScannerLines {
    static func clock(_ scanner: ScannerRecord) -> String? {
        scanner.clockOffset.map { String(format: "%+.1f s", $0) }
    }

    static func oldest(_ scanner: ScannerRecord) -> String? {
        scanner.spool?.oldestAge.map { TimeText.age(of: Double($0)) }
    }

    static func reportsPerSecond(_ scanner: ScannerRecord) -> String? {
        scanner.radio.map { String(format: "%.1f", $0.reportsPerSecond) }
    }
}
