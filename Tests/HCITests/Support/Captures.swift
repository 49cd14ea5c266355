import Foundation
import Testing

/// The files of the folder `Captures`.
enum Captures {
    static func url(_ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Captures", withExtension: nil)).appending(path: name)
    }

    static func path(_ name: String) throws -> String {
        try url(name).path
    }
}
