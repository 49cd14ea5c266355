/// A line that is no word, or no value.
struct DeviceInputError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
