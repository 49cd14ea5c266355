import NIOCore
import NIOHTTP1
import Wire

/// Refuses requests that name their host in two ways, before one of the two is lost: the types that routes see hold the
/// first `Host` alone, and of a target only its path (RFC 9112, sections 3.2 and 3.2.2).
final class HostGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// Puts one behind the parser, where there is one.
    static func add(to context: ChannelHandlerContext) {
        let pipeline = context.pipeline.syncOperations
        guard let parser = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self) else { return }
        try? pipeline.addHandler(HostGuard(), position: .after(parser))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data), let failure = Self.refusal(of: head) {
            return context.fireErrorCaught(failure)
        }
        context.fireChannelRead(data)
    }

    /// Looks at bytes alone: the text is not known yet to be safe to compare.
    static func refusal(of head: HTTPRequestHead) -> Failure? {
        let hosts = head.headers["Host"]
        guard hosts.count <= 1 else { return Failure(.badArguments, "The request names more than one host.") }
        let target = head.uri.utf8
        guard target.first != UInt8(ascii: "/"), !target.elementsEqual("*".utf8) else { return nil }
        let parts = target.split(separator: UInt8(ascii: "/"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[1].isEmpty,
            parts[0].elementsEqual("http:".utf8) || parts[0].elementsEqual("https:".utf8)
        else { return Failure(.badArguments, "The target of the request is no path.") }
        guard let host = hosts.first, host.utf8.elementsEqual(parts[2]) else {
            return Failure(.wrongHost, "The target of the request names another host than its Host header.")
        }
        return nil
    }
}
