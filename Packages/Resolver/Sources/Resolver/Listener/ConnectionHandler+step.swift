import NIOCore
import NIOPosix
import Resolution

/// Passes each kind of request to `RequestHandler`, and its answer back to the connection's own thread.
extension ConnectionHandler {
    func step(_ request: Request, _ number: Int) -> RequestHandler.Step {
        guard let source, let loop = context?.eventLoop else { return .silence }
        var back: Return { Return(handler: NIOLoopBound(self, eventLoop: loop), loop: loop, number: number) }
        switch request {
        case .find(let search): return requests.find(search, for: source)
        case .whoAmI: return .answer(.whoYouAre(source.description))
        case .claim(let claim): return requests.claim(claim, from: source) { [back] in back.give(nil) }
        case .update(let update): return requests.update(update, from: source) { [back] in back.give($0) }
        case .register(let registration):
            return requests.register(registration, from: source) { [back] in back.give($0) }
        case .reachMe(let port): return reach(port, source, back)
        }
    }

    /// Brings an answer back from another thread.
    struct Return: Sendable {
        let handler: NIOLoopBound<ConnectionHandler>
        let loop: any EventLoop
        let number: Int

        func give(_ reply: Reply?) {
            loop.execute { handler.value.finish(number, with: reply) }
        }
    }

    private static let timeout = TimeAmount.seconds(3)

    /// Makes one connection back to the sender's address, and to no other.
    private func reach(_ port: Int?, _ source: Source, _ back: Return) -> RequestHandler.Step {
        guard let port else { return .answer(.reachable(nil, refusal: .address)) }
        if let refusal = requests.mayReach(source, isSigned: isSigned) {
            return .answer(.reachable(nil, refusal: refusal))
        }
        ClientBootstrap(group: back.loop)
            .connectTimeout(Self.timeout)
            .connect(host: source.description, port: port)
            .whenComplete { result in
                guard case .success(let channel) = result else {
                    return back.give(.reachable(false, refusal: nil))
                }
                channel.close(promise: nil)
                back.give(.reachable(true, refusal: nil))
            }
        return .wait
    }
}
