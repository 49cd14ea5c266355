/// The person who wants to open a door.
public struct Account: Equatable, Sendable {  // generated: init
    /// 0 to 9.
    public var level: Int = 0
    public var isAdmin: Bool = false
    /// Whether they still have their first password: until it is changed they open no door.
    public var mustChangePassword: Bool = false
}
