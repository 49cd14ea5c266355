import Testing

@testable import Server

@Suite("Ticker")
struct TickerTests {
    @Test(
        "Few people are decided on at once, and thousands in slices",
        arguments: [(0, 1), (300, 1), (301, 2), (4_800, 16), (1_000_000, 16)])
    func slices(_ people: Int, _ count: Int) {
        #expect(Ticker.slices(of: people).count == count)
    }
}
