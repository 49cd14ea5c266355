/// What the system knows about people, and who said it.
extension Phrase {
    /// How sure the system is of a room.
    /// - Parameter share: 0…1, the share of the evidence that supports the room.
    public static func sure(_ share: Double) -> Phrase {
        switch share {
        case 0.9...: clearEvidence
        case 0.6..<0.9: likelyRoom
        default: doubtfulRoom
        }
    }

    /// Shown in place of the list of people in a room.
    /// - Parameter isWhole: whether the viewer may see all people in the room.
    public static func roomEmpty(isWhole: Bool) -> Phrase { isWhole ? roomIsEmptyNow : roomSeemsEmpty }

    /// The state of an account.
    public static func accountState(isDisabled: Bool) -> Phrase { isDisabled ? accountDisabled : accountOpen }

    /// Shown after a correction: the person who made it; nil if that person was erased.
    public static func saidBy(_ name: String?) -> Phrase { name.map(setByName) ?? setByErased }

    /// Before a visit: the person who unlocked the door, nil if that person was erased, and the time of day.
    public static func behind(_ name: String?, _ clock: String) -> Phrase {
        name.map { personUnlockedDoor($0, clock) } ?? doorUnlocked(clock)
    }
}
