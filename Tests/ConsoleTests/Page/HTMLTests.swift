import Console
import Testing

@Suite("HTML")
struct HTMLTests {
    @Test("What is put in is escaped, and what is HTML is not")
    func escaping() {
        let name = "<script>alert('1')</script> & \"x\""
        let inner: HTML = "<b>\(name)</b>"
        let page: HTML = "<p title=\"\(name)\">\(inner)\([inner, "<i>"])\(7)\(nil as HTML?)</p>"
        let escaped = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;x&quot;"
        #expect(page.text == "<p title=\"\(escaped)\"><b>\(escaped)</b><b>\(escaped)</b><i>7</p>")
    }

    @Test("Text in any script stands as it is")
    func scripts() {
        let page: HTML = "<p>\("אבג Æble 日本 👩‍🏫")</p>"
        #expect(page.text == "<p>אבג Æble 日本 👩‍🏫</p>")
    }
}
