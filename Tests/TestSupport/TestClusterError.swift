/// The throwaway server of the tests could not be had.
public struct TestClusterError: Error, CustomStringConvertible {
    let reason: String

    public var description: String { "test cluster: \(reason)" }
}
