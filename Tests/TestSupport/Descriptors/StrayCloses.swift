import CloseWatch
import Foundation
import Testing

/// Closes of descriptors that were not open. Each fails the test that made it, or the run where no test is known.
public enum StrayCloses {
    /// How many there were since the program started.
    public static var count: Int { Int(rollcall_stray_closes()) }
}

/// Called by `close` in `CloseWatch`, on the thread that closes.
@_cdecl("rollcall_stray_close")
public func recordStrayClose(_ descriptor: Int32) {
    let calls = Thread.callStackSymbols.joined(separator: "\n")
    Issue.record("close(\(descriptor)): it is not open; a stranger's might have been closed.\n\(calls)")
}
