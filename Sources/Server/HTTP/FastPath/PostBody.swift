import NIOCore

/// The body of a post: the bytes, if all of them came with the head, or a sequence that passes them on as they arrive.
enum PostBody: AsyncSequence, Sendable {
    typealias Arriving = NIOThrowingAsyncSequenceProducer<
        ByteBuffer, any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
    >

    case whole(ByteBuffer)
    case arriving(Arriving)

    /// No more of the body will come, although it has not ended.
    struct BrokenOff: Error {}

    /// Reports on the connection's event loop whether the reader of a body waits for more, or has finished reading.
    struct Demand: NIOAsyncSequenceProducerDelegate {
        let eventLoop: any EventLoop
        let say: @Sendable (_ waits: Bool) -> Void

        func produceMore() { onLoop(true) }
        func didTerminate() { onLoop(false) }

        private func onLoop(_ waits: Bool) {
            if eventLoop.inEventLoop { say(waits) } else { eventLoop.execute { say(waits) } }
        }
    }

    /// The parts that may wait for the reader; a part is at most as long as one read.
    private static let waiting = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark(
        lowWatermark: 2, highWatermark: 4)

    /// Creates a body that arrives in parts, and the source that feeds it.
    static func arriving(_ demand: Demand) -> (PostBody, Arriving.Source) {
        let made = Arriving.makeSequence(
            elementType: ByteBuffer.self, backPressureStrategy: waiting, finishOnDeinit: true, delegate: demand)
        return (.arriving(made.sequence), made.source)
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var whole: ByteBuffer?
        fileprivate let arriving: Arriving.AsyncIterator?

        mutating func next() async throws -> ByteBuffer? {
            if let arriving { return try await arriving.next() }
            return whole.take()
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        switch self {
        case .whole(let bytes): AsyncIterator(whole: bytes, arriving: nil)
        case .arriving(let parts): AsyncIterator(whole: nil, arriving: parts.makeAsyncIterator())
        }
    }
}
