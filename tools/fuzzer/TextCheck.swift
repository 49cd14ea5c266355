import Wire

/// What passes as text is UTF-8 and has no long run of marks; and what is refused is not.
func checkText(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
        let isTaken = passes { () throws(SafeText.Fault) in try SafeText.check(utf8: buffer) }
        let text = String(validating: bytes, as: UTF8.self)
        precondition(isTaken == (text.map(longestRun) ?? .max <= SafeText.maxNonStarters))
        // In a JSON document no text is taken that would not be by itself.
        if passes({ () throws(SafeText.Fault) in try SafeText.check(json: buffer, depth: 32) }) {
            precondition(text != nil)
        }
    }
}

private func passes(_ check: () throws(SafeText.Fault) -> Void) -> Bool {
    do throws(SafeText.Fault) {
        try check()
        return true
    } catch {
        return false
    }
}

/// The most scalars in a row that combine with the one before them.
private func longestRun(_ text: String) -> Int {
    var (run, longest) = (0, 0)
    for scalar in text.unicodeScalars {
        let isMark = scalar.properties.canonicalCombiningClass != .notReordered
        run = isMark || [0x0f73, 0x0f75, 0x0f81, 0xff9e, 0xff9f].contains(scalar.value) ? run + 1 : 0
        longest = max(longest, run)
    }
    return longest
}
