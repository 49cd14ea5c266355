import ArgumentParser
import Vocabulary

/// Classifications as people type them: `student,staff`, or `none`.
struct ClassificationList: ExpressibleByArgument {
    let classifications: [Classification]

    init?(argument: String) {
        guard argument != "none" else {
            classifications = []
            return
        }
        let words = argument.split(separator: ",").map { Classification(rawValue: $0.lowercased()) }
        classifications = words.compactMap(\.self)
        guard !classifications.isEmpty, classifications.count == words.count else { return nil }
    }
}
