import Foundation
public import ServiceLifecycle
import Wire

/// Prints what a scanner without a server hears: one line for each sighting, about once a second.
public actor SightingPrinter: Service {
    public enum Format: Sendable {
        case text
        /// One object a line, with the members of a report to the server.
        case json
    }

    private let format: Format
    private let clock: NodeClock
    private let write: @Sendable (String) -> Void
    private var merger = SightingMerger()

    /// - Parameter write: writes a line without a line feed.
    public init(format: Format, clock: NodeClock, write: @escaping @Sendable (String) -> Void) {
        self.format = format
        self.clock = clock
        self.write = write
    }

    public func hear(_ frames: [HeardFrame]) {
        for frame in frames {
            merger.hear(frame)
        }
    }

    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            try print(until: .distantFuture)
        }
    }

    private func work() async throws {
        while true {
            try await clock.real.sleep(for: SightingPipeline.Ticker.delay)
            try print(until: clock.now.addingTimeInterval(-SightingPipeline.Ticker.grace))
        }
    }

    private func print(until date: Date) throws {
        for sighting in merger.advance(to: date) {
            write(try line(sighting))
        }
    }

    private func line(_ sighting: SightingRecord) throws -> String {
        switch format {
        case .text: sighting.line
        case .json: String(decoding: try WireJSON.encoder().encode(sighting), as: UTF8.self)
        }
    }
}

extension SightingRecord {
    /// The form for a person: time, identity, level, how often in the second, and from which address.
    var line: String {
        let time = RFC3339.string(from: heardAt)
        let level = rssi.map { "\($0) dBm" } ?? "no RSSI"
        let address = address.map { "  \($0)" } ?? ""
        return "\(time)  \(uuid)  \(major)/\(minor)  \(level)  ×\(count ?? 1)\(address)"
    }
}
