import ArgumentParser
import Foundation

/// The content of a file that is named on the command line.
struct FileArgument: ExpressibleByArgument {
    let data: Data

    /// Nil if the file does not exist or cannot be read.
    init?(argument: String) {
        guard let data = FileManager.default.contents(atPath: argument) else { return nil }
        self.data = data
    }
}
