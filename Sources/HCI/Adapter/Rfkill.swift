public import Foundation

/// The switches that block radios, as the kernel lists them in sysfs.
public struct Rfkill: Sendable {
    private let folder: URL

    /// - Parameter folder: The folder in which the kernel lists the switches.
    public init(folder: URL = URL(filePath: "/sys/class/rfkill", directoryHint: .isDirectory)) {
        self.folder = folder
    }

    /// Returns the switches of Bluetooth radios; empty if the kernel has no rfkill.
    public func switches() -> [Switch] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { entry in
            guard value("type", of: entry) == "bluetooth", let name = value("name", of: entry) else { return nil }
            return Switch(
                name: name, isSoftBlocked: value("soft", of: entry) == "1",
                isHardBlocked: value("hard", of: entry) == "1")
        }
    }

    /// Throws `AdapterError.blockedByRfkill` if the adapter's own switch blocks it. An adapter that a blocked switch of
    /// the machine has removed from its bus is not listed at all: then any blocked switch is the reason.
    public func check(_ adapter: String, isPresent: Bool) throws(AdapterError) {
        let blocked = switches().first { ($0.name == adapter || !isPresent) && $0.isBlocked }
        if let blocked { throw .blockedByRfkill(adapter, hard: blocked.isHardBlocked) }
    }

    private func value(_ attribute: String, of entry: String) -> String? {
        let file = folder.appending(path: entry).appending(path: attribute)
        return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension Rfkill {
    /// One switch that can block a Bluetooth radio.
    public struct Switch: Hashable, Sendable {
        /// The adapter's name, as in `hci0`, or that of the machine's own switch.
        public let name: String
        /// Blocked by a program; `rfkill unblock` unblocks it.
        public let isSoftBlocked: Bool
        /// Blocked by a key or a slider on the machine.
        public let isHardBlocked: Bool

        public var isBlocked: Bool { isSoftBlocked || isHardBlocked }
    }
}
