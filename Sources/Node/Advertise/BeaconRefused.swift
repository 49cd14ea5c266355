import Wire

/// The server does not tell the keys of a beacon, and asking at once again is of no use.
struct BeaconRefused: Error, Equatable, CustomStringConvertible {
    let code: FailureCode
    let error: NodeError

    var description: String { error.description }
}
