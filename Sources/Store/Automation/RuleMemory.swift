public import Devices
public import Foundation

/// The state of rules and of the requirements of schedules, each with the value that shows whether it is still current.
public struct RuleMemory: Sendable {
    public var rules: [(id: Int64, changedAt: Date, state: RuleState)] = []
    public var schedules: [(id: Int64, requirement: Requirement, state: RuleState)] = []

    public init() {}
}
