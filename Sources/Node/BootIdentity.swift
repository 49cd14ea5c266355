import Foundation

/// The machine's boot, so that times of before a restart are told from those after it.
enum BootIdentity {
    /// As the kernel names it (proc(5), random/boot_id); nil where there is no such file.
    static let current: String? = {
        let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }()
}
