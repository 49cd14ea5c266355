import Phrases
import Vocabulary
import Wire

/// The key of a list: its type, the arguments as they arrived, and the reader's language.
struct ListKey: Hashable, Sendable {
    let type: RequestType
    let body: RequestBody
    /// The language in whose order names are sorted.
    let language: Language
}
