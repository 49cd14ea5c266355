import Wire

extension Failure {
    /// What is answered where the text of a request is not taken.
    init(_ fault: SafeText.Fault) {
        switch fault {
        case .tooDeep: self.init(.badArguments, "The body is nested more than \(WireJSON.mostLevels) levels deep.")
        default: self.init(.badText, fault.description)
        }
    }
}
