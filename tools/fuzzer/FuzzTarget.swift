/// What libFuzzer calls with each input. Every parser gets every input: a trap or a broken promise ends the run, and
/// libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    checkAdvertisingData(bytes)
    checkEvent(bytes)
    checkCommand(bytes)
    checkJoining(bytes)
    checkCapture(bytes)
    checkText(bytes)
    checkRequests(bytes)
    checkPicture(bytes)
    checkDevices(bytes)
    checkResolution(bytes)
    return 0
}
