/// A typed line with an unknown input or an invalid value.
struct DeviceInputError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
