import ArgumentParser
import Foundation

/// The content of a file, by its name.
struct FileArgument: ExpressibleByArgument {
    let data: Data

    /// Nil if there is no such file, or it cannot be read.
    init?(argument: String) {
        guard let data = FileManager.default.contents(atPath: argument) else { return nil }
        self.data = data
    }
}
