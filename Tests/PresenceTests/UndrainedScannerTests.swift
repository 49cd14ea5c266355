import Testing

@testable import Presence

@Suite("A scanner with a spool to hand in, after a restart")
struct UndrainedScannerTests {
    @Test("Takes nobody for left whose scanner was there all the time, and still hands in what it heard of old")
    func holderIsNotDrained() {
        var scene = Scene.restored(heardAt: 400, lastAt: 999, isDrained: false)
        for batch in 0...60 {
            let (now, heard) = (1001 + Double(batch), 401 + Double(batch) * 11)
            var draft = scene.engine.draft()
            draft.report(scanner: 1, heardThrough: Scene.date(min(heard, now)))
            if batch % 10 == 9 { draft.contact(scanner: 1, at: Scene.date(now), completeThrough: nil) }
            draft.observe(scene.sighting(1, -55, at: min(heard, now)), at: Scene.date(now))
            scene.decide(&draft, at: now)
        }
        #expect(scene.told.isEmpty)
    }
}
