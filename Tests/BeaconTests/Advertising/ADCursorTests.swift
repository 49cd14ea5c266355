import Beacon
import Testing

@Suite struct ADCursorTests {
    private func walk(_ hex: String) -> (structures: [ADStructure], fault: ADStructure.Fault?) {
        let packet = [UInt8](hex: hex)
        var cursor = ADStructure.Cursor()
        var structures: [ADStructure] = []
        while let structure = cursor.next(in: packet.span.bytes) { structures.append(structure) }
        return (structures, cursor.fault)
    }

    @Test("Structures are given in order, with the place of their data")
    func order() {
        let (structures, fault) = walk("02 01 06  03 03 aa fe  01 09")
        #expect(
            structures == [
                ADStructure(type: .flags, data: 2..<3),
                ADStructure(type: ADStructure.DataType(rawValue: 0x03), data: 5..<7),
                ADStructure(type: ADStructure.DataType(rawValue: 0x09), data: 9..<9),
            ])
        #expect(fault == nil)
    }

    @Test("A length of zero ends the packet")
    func zero() {
        let (structures, fault) = walk("02 01 06  00  02 0a 08  ff")
        #expect(structures.count == 1)
        #expect(fault == nil)
    }

    @Test("An empty packet has no structures and no fault")
    func empty() {
        let (structures, fault) = walk("")
        #expect(structures.isEmpty)
        #expect(fault == nil)
    }

    @Test("A length that runs past the packet is a fault, with its place")
    func pastEnd() {
        let (structures, fault) = walk("02 01 06  03 03 aa")
        #expect(structures.count == 1)
        #expect(fault == ADStructure.Fault(offset: 3, declared: 3, present: 2))
        #expect(walk("05").fault == ADStructure.Fault(offset: 0, declared: 5, present: 0))
        #expect(walk("02 01 06 01").fault == ADStructure.Fault(offset: 3, declared: 1, present: 0))
    }

    @Test("After a fault the walk stays ended")
    func ended() {
        let packet: [UInt8] = [5, 1]
        var cursor = ADStructure.Cursor()
        #expect(cursor.next(in: packet.span.bytes) == nil)
        #expect(cursor.next(in: [UInt8](repeating: 1, count: 99).span.bytes) == nil)
    }
}
