import Subprocess

/// A program that runs to its end as PostgreSQL's user, such as `initdb`.
struct ClusterTool: Sendable {
    let path: String
    let arguments: [String]
    var input = ""

    /// - Returns: whether it ended with status 0, and what it printed on both outputs.
    func run(as account: ClusterAccount, in directory: String = "/") async throws -> (succeeded: Bool, output: String) {
        let result = try await Subprocess.run(
            account.process(path, arguments, in: directory),
            input: .string(input), output: .string(limit: 1 << 20), error: .combinedWithOutput)
        return (result.terminationStatus.isSuccess, result.standardOutput)
    }
}
