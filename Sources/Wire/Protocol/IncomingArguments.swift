import Devices

/// Reads `args` from the body of `POST /post`; nil if the body has none.
public struct IncomingArguments<Arguments: Request>: Decodable {
    public let arguments: Arguments?

    enum CodingKeys: String, CodingKey {
        case arguments = "args"
    }
}
