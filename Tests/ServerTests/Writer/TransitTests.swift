import Testing

@testable import Server

@Suite("How long requests were on their way")
struct TransitTests {
    /// The delays found of requests, in tenths of a second. Each is given by the node's uptime at its sending and by
    /// how long it is on its way, in seconds. The server was started when the node had been up for 1,000 s.
    private func delays(_ requests: [(sentAt: Double, takes: Double)]) -> [Int?] {
        let tracker = TransitTracker()
        return requests.map { sentAt, takes in
            tracker.delay(of: 1, boot: "b", sentAt: .seconds(sentAt), receivedAt: .seconds(sentAt + takes - 1000))
                .map { Int(($0 * 10).rounded()) }
        }
    }

    @Test("A request that took seconds longer than others is known, however often that happens")
    func heldUp() {
        let found = delays([(1000, 0.02), (1010, 0.02), (1020, 9.7), (1030, 3), (1034, 3), (1038, 3), (1041, 0.02)])
        #expect(found == [nil, 0, 97, 30, 30, 30, 0])
    }

    @Test("A node is known once two requests a second apart agree: one stall may let many of them go")
    func unknown() {
        let found = delays([(1000, 9), (1002, 7), (1004, 5), (1009, 0), (1009.5, 0), (1010, 0), (1005, 6)])
        #expect(found == [nil, nil, nil, nil, nil, 0, 60])
    }

    @Test("Requests that are late one by one do not agree, and where none ever do, five seconds are enough")
    func different() {
        #expect(delays([(1000, 3), (1002, 2), (1005, 0), (1005.5, 2), (1007.6, 0)]) == [nil, nil, nil, nil, 0])
        let found = delays([(1000, 3), (1002, 2.5), (1003, 2), (1004.5, 1.5), (1006, 2), (1007, 3)])
        #expect(found == [nil, nil, nil, nil, 5, 15])
    }

    @Test("A network that has become slower is got used to within minutes")
    func slower() {
        let found = delays([(1000, 0), (1010, 0)] + (0..<60).map { (1020 + Double($0) * 10, 2) })
        #expect(found[2..<16].allSatisfy { $0 == 20 })
        #expect(found[32...].allSatisfy { $0 == 0 })
    }

    @Test("Clocks that drift apart by a second in an hour show no delay")
    func drift() {
        let found = delays((0..<720).map { (1000 + Double($0) * 10, Double($0) / 360) })
        #expect(found.dropFirst().allSatisfy { $0.map { $0 <= 1 } ?? false })
    }

    @Test("A clock that stood still, and a node that was away for long, are got to know anew")
    func anew() {
        #expect(delays([(1000, 0), (1010, 0), (1020, 4000), (1022, 4000)]) == [nil, 0, nil, 0])
        #expect(delays([(1000, 0), (1010, 0), (1400, 2), (1402, 2)]) == [nil, 0, nil, 0])
    }

    @Test("Each boot and each scanner has a clock of its own")
    func apart() {
        let tracker = TransitTracker()
        func delay(_ scanner: Int64, _ boot: String, _ sentAt: Double, _ receivedAt: Double) -> Double? {
            tracker.delay(of: scanner, boot: boot, sentAt: .seconds(sentAt), receivedAt: .seconds(receivedAt))
        }
        #expect(delay(1, "a", 500, 10) == nil && delay(1, "b", 7, 11) == nil && delay(2, "a", 90, 12) == nil)
        #expect(delay(1, "a", 503, 13) == 0 && delay(1, "b", 10, 17) == 3 && delay(2, "a", 93, 15) == 0)
    }
}
