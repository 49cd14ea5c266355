import Foundation

/// Recorded files of the tests.
enum Files {
    private static let tests = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// 412 advertising reports, 11 of them iBeacons (see the README beside it).
    static let capture = tests.appending(path: "HCITests/Captures/adv-reports.btsnoop").path
    /// What people record (see the README beside it).
    static func field(_ name: String) -> String {
        tests.appending(path: "NodeTests/Recordings/field/\(name)").path
    }

    /// Two sessions of 20 seconds, six receivers (see the README beside it).
    static let table = tests.appending(path: "NodeTests/Recordings/wut-flat-extract.csv.gz").path
}
