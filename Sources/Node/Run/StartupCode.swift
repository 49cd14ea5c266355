import Foundation
import ServiceLifecycle

/// Gives back the pages of code that only the start needed. A program linked with the whole standard library touches
/// tens of megabytes of its file once, while it is loaded and its options are read, and Linux leaves them mapped as
/// long as memory lasts. What is needed again comes back from the page cache by itself.
struct StartupCode: Service {
    /// By then the radio scans and the first heartbeat is on its way.
    static let usualDelay = Duration.seconds(5)

    let delay: Duration
    let time: any RealTime

    func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await time.sleep(for: delay) }
        } catch is CancellationError {
            return
        }
        Self.release()
    }

    /// Executable mappings of files are never written, so that the file holds all that is in them (`madvise(2)`,
    /// `MADV_DONTNEED`).
    static func release() {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
        for mapping in maps.split(separator: "\n").compactMap({ Mapping($0) }) {
            madvise(UnsafeMutableRawPointer(bitPattern: mapping.start), mapping.count, Int32(MADV_DONTNEED))
        }
    }
}

extension StartupCode {
    /// Where a file's machine code stands in this process.
    struct Mapping: Equatable {
        let start: UInt
        /// Bytes.
        let count: Int

        /// A line of `/proc/self/maps` (proc_pid_maps(5)); nil where it is not of code from a file.
        init?(_ line: some StringProtocol) {
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, fields[1] == "r-xp", fields[5].drop(while: { $0 == " " }).hasPrefix("/") else {
                return nil
            }
            let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            start = bounds[0]
            count = Int(bounds[1] - bounds[0])
        }
    }
}
