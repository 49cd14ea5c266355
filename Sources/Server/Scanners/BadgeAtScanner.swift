/// A badge, and a scanner that hears it or should.
struct BadgeAtScanner: Hashable, Sendable {
    let badge: Int64
    let scanner: Int64
}
