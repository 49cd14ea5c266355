import NIOCore
import NIOHTTP1
import Phrases
import Vocabulary
import Wire

/// Refuses requests that name their host in two ways, before one of the two is lost: the types that routes receive
/// contain only the first `Host`, and only the path of a target (RFC 9112, sections 3.2 and 3.2.2).
final class HostGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// Inserts a guard behind the parser, if there is a parser.
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

    /// Compares only bytes: at this point the text is not known to be safe to compare.
    static func refusal(of head: HTTPRequestHead) -> Refusal? {
        let hosts = head.headers["Host"]
        guard hosts.count <= 1 else { return Refusal(.badArguments, .requestNamesSeveralHosts) }
        let target = head.uri.utf8
        guard target.first != UInt8(ascii: "/"), !target.elementsEqual("*".utf8) else { return nil }
        let lowered = target.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        guard let scheme = ["http://", "https://"].first(where: { lowered.starts(with: $0.utf8) }) else {
            return Refusal(.badArguments, .targetNotAPath)
        }
        let named = lowered.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
        guard let host = hosts.first, host.lowercased().utf8.elementsEqual(named) else {
            return Refusal(.wrongHost, .targetHostDiffers)
        }
        return nil
    }
}
