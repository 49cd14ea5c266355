// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Foundation

extension CopyWatch.Reading {
    public init(badge: Int64, person: Int64, scanner: Int64, room: Int64, level: Double, heardAt: Date, _: Void = ()) {
        self.init(badge: badge, person: person, scanner: scanner, room: room, level: level, heardAt: heardAt)
    }
}
