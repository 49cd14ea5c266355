import Concurrency
import Testing

@Suite("Mailboxes", .timeLimit(.minutes(1)))
struct MailboxTests {
    @Test("A reader waits for content, and takes all of it")
    func reading() async {
        let mailbox = Mailbox<[Int]>([])
        let reader = Task { await mailbox.take() }
        mailbox.put { $0.append(1) }
        #expect(await reader.value == [1])
        mailbox.put { $0.append(2) }
        let count = mailbox.put { content in
            content.append(3)
            return content.count
        }
        #expect(count == 2)
        #expect(await mailbox.take() == [2, 3])
    }

    @Test("Several rings before the reader listens count as one")
    func bell() async {
        let bell = Mailbox<Void>()
        for _ in 0..<3 { bell.ring() }
        bell.finish()
        var rings = 0
        for await _ in bell { rings += 1 }
        #expect(rings == 1)
    }

    @Test("What was put in before the end is delivered unless the mailbox is closed; nothing is after it")
    func ending() async {
        let (finished, closed) = (Mailbox(0), Mailbox(0))
        for mailbox in [finished, closed] { mailbox.put { $0 = 1 } }
        finished.finish()
        closed.close()
        for mailbox in [finished, closed] { mailbox.put { $0 = 2 } }
        #expect(await finished.take() != nil)
        #expect(await finished.take() == nil)
        #expect(await closed.take() == nil)
    }

    @Test("A cancelled reader gets nothing, and what follows is kept for the next")
    func cancelled() async {
        let mailbox = Mailbox(0)
        let reader = Task { await mailbox.take() }
        reader.cancel()
        #expect(await reader.value == nil)
        mailbox.put { $0 = 7 }
        #expect(await mailbox.take() == 7)
    }

    @Test("A delivery ends when the content is taken, or the mailbox ends")
    func delivery() async {
        let mailbox = Mailbox(0)
        let delivery = Task { await mailbox.deliver { $0 = 7 } }
        #expect(await mailbox.take() == 7)
        await delivery.value
        let other = Task { await mailbox.deliver { $0 = 8 } }
        mailbox.close()
        await other.value
    }
}
