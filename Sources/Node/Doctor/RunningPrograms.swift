import Foundation

/// The programs that run on this machine, by the names the kernel has for them (proc(5), `comm`).
struct RunningPrograms {
    let folder: URL

    init(folder: URL = URL(filePath: "/proc", directoryHint: .isDirectory)) {
        self.folder = folder
    }

    func contains(_ name: String) -> Bool {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.contains { entry in
            guard Int(entry) != nil else { return false }
            let file = folder.appending(path: entry).appending(path: "comm")
            let text = try? String(contentsOf: file, encoding: .utf8)
            return text?.trimmingCharacters(in: .newlines) == name
        }
    }
}
