import Testing

@testable import Postgres

@Suite("Which statements are prepared")
struct StatementCacheTests {
    private func key(_ text: String) -> StatementCache.Key {
        StatementCache.Key(text: text, types: [])
    }

    @Test("A statement is prepared once, and then executed by its name")
    func once() {
        var cache = StatementCache(limit: 2)
        #expect(cache.plan(key("a"), unit: 1) == .prepare("s1"))
        #expect(cache.plan(key("a"), unit: 1) == .execute("s1"))
        cache.prepared(key("a"))
        #expect(cache.plan(key("a"), unit: 2) == .execute("s1"))
    }

    @Test("While one unit prepares it, others do not rely on that")
    func preparing() {
        var cache = StatementCache(limit: 2)
        _ = cache.plan(key("a"), unit: 1)
        #expect(cache.plan(key("a"), unit: 2) == .once)
        #expect(cache.forget(key("a")) == "s1")
        #expect(cache.plan(key("a"), unit: 3) == .prepare("s3"))
    }

    @Test("The same text with other types is another statement")
    func types() {
        var cache = StatementCache(limit: 2)
        _ = cache.plan(StatementCache.Key(text: "a", types: [20]), unit: 1)
        #expect(cache.plan(StatementCache.Key(text: "a", types: [25]), unit: 1) == .prepare("s2"))
    }

    @Test("The one not used for longest is dropped, and none that is being prepared")
    func eviction() {
        var cache = StatementCache(limit: 1)
        for text in ["a", "b"] {
            _ = cache.plan(key(text), unit: 1)
            cache.prepared(key(text))
        }
        _ = cache.plan(key("a"), unit: 2)
        #expect(cache.evict() == "s2")
        #expect(cache.evict() == nil)
        _ = cache.plan(key("c"), unit: 3)
        #expect(cache.evict() == "s1")
        _ = cache.plan(key("d"), unit: 3)
        #expect(cache.evict() == nil)
    }
}
