/// An error in a folder or a file of a device, and what to do about it.
struct CardError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
