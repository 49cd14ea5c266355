public import HTTPTypes
public import Hummingbird
import NIOCore

extension Response {
    /// A reply with a text as its body.
    public static func text(
        _ text: String, status: HTTPResponse.Status = .ok, type: String = "application/json",
        headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.contentType] = type
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
