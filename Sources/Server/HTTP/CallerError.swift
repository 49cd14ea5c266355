import Vocabulary

/// Why a request fails whose caller is known, so that the failure is in the language that the caller prefers.
struct CallerError: Error {
    let cause: any Error
    let language: Language
}
