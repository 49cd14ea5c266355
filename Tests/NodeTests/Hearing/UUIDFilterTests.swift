import Node
import Testing

@Suite("Forward filter")
struct ForwardFilterTests {
    @Test("Until the server listed UUIDs nothing passes")
    func nothing() throws {
        var filter = SightingPipeline.UUIDFilter()
        #expect(!filter.passes(try Sample.uuid()))
        #expect(filter.filteredFrames == [try Sample.uuid(): 1])
    }

    @Test("Listed UUIDs pass, all else is counted by UUID")
    func listed() throws {
        var filter = SightingPipeline.UUIDFilter()
        filter.list([try Sample.uuid(1)])
        #expect(filter.passes(try Sample.uuid(1)))
        #expect(!filter.passes(try Sample.uuid(2)))
        #expect(!filter.passes(try Sample.uuid(2)))
        #expect(filter.filteredFrames == [try Sample.uuid(2): 2])
    }

    @Test("Beyond as many UUIDs as are told apart, frames are only counted")
    func bound() throws {
        var filter = SightingPipeline.UUIDFilter(distinct: 1)
        for last in [1, 2, 3, 1] {
            #expect(!filter.passes(try Sample.uuid(last)))
        }
        #expect(filter.filteredFrames == [try Sample.uuid(1): 2])
        #expect(filter.heldBackOthers == 2)
    }
}
