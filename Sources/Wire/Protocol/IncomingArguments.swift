/// Reads `args` out of the body of `POST /post`; nil where the body has none.
public struct IncomingArguments<Arguments: Request>: Decodable {
    public let arguments: Arguments?

    enum CodingKeys: String, CodingKey {
        case arguments = "args"
    }
}
