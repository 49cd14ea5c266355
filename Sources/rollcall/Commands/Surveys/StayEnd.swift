import Dispatch
import UnixSignals

/// What ended a stay of a survey.
enum StayEnd {
    case enter, time
    /// Nobody can press Enter any more.
    case closedInput
    case signal(UnixSignal)

    /// What the program ends with where the stay was broken off; nil where it was not.
    var status: Int32? {
        switch self {
        case .enter, .time: nil
        case .closedInput: ProgramStatus.refused.rawValue
        case .signal(let signal): 128 + signal.rawValue
        }
    }

    /// Waits for the end of a stay. Meanwhile signals end the stay, and not the program.
    /// - Parameters:
    ///   - seconds: nil for Enter.
    ///   - show: what goes on until then, and is cancelled.
    static func wait(after seconds: Int?, meanwhile show: @escaping @Sendable () async -> Void) async -> StayEnd {
        let (ends, continuation) = AsyncStream.makeStream(of: StayEnd.self)
        await SignalTrap.shared.tell { continuation.yield(.signal($0)) }
        let showing = Task { await show() }
        let over = Task {
            if let seconds {
                try? await Task.sleep(for: .seconds(seconds))
                continuation.yield(.time)
            } else {
                continuation.yield(await typed())
            }
        }
        var found = ends.makeAsyncIterator()
        let end = await found.next() ?? .time
        over.cancel()
        showing.cancel()
        await showing.value
        await SignalTrap.shared.tell(nil)
        return end
    }

    private static func typed() async -> StayEnd {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: readLine() == nil ? .closedInput : .enter) }
        }
    }
}
