enum BenchError: Error, CustomStringConvertible {
    case parsersDisagree(file: String)
    case noReports(file: String)

    var description: String {
        switch self {
        case .parsersDisagree(let file): "C and Swift do not agree about \(file): no time is worth anything."
        case .noReports(let file): "\(file) has no advertising report in a btsnoop file of datalink 1002 (H4)."
        }
    }
}
