import Foundation

/// Passes sent packets to a recorder before they are sent, so that a command precedes its answer. Received packets are
/// recorded where they are read.
struct RecordingTransport: HCITransport {
    let base: any HCITransport
    let recorder: PacketRecorder

    var adapter: String { base.adapter }
    var lostPackets: UInt64 { base.lostPackets }

    func start(_ sink: any PacketSink) {
        base.start(sink)
    }

    func send(_ packet: [UInt8]) throws(AdapterError) {
        recorder(packet, Date())
        try base.send(packet)
    }

    func restartAdapter() async throws(AdapterError) {
        try await base.restartAdapter()
    }

    func close() {
        base.close()
    }
}
