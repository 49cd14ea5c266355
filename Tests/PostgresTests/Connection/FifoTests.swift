import Testing

@testable import Postgres

@Suite("First in, first out")
struct FifoTests {
    @Test("Elements come out in the order they went in, however they are mixed")
    func order() {
        var fifo = Fifo<Int>()
        var expected: [Int] = []
        var generator = SystemRandomNumberGenerator()
        for number in 0..<5_000 {
            fifo.append(number)
            expected.append(number)
            if Bool.random(using: &generator) {
                #expect(fifo.popFirst() == expected.removeFirst())
            }
        }
        #expect(fifo.all == expected)
        #expect(fifo.removeAll() == expected)
        #expect(fifo.isEmpty)
        #expect(fifo.popFirst() == nil)
    }

    @Test("An element is changed where it stands")
    func update() {
        var fifo = Fifo<Int>()
        for number in 0..<4 { fifo.append(number) }
        _ = fifo.popFirst()
        fifo.updateFirst { $0 += 10 }
        fifo.update {
            $0 == 3
        } _: {
            $0 += 20
        }
        #expect(fifo.all == [11, 2, 23])
    }
}
