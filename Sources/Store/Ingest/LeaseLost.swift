/// Another server owns the engine by now.
public struct LeaseLost: Error, Equatable, Sendable {}
