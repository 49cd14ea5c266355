extension CheckFinding {
    /// What files, the disk and the clock give rise to.
    static func machine(_ facts: MachineFacts) -> [CheckFinding] {
        facts.files.map { file($0, owners: facts.owners) } + [disk(facts), clock(facts)]
    }

    private static func file(_ file: MachineFacts.File, owners: Set<UInt32>) -> CheckFinding {
        let mode = "0" + String(file.mode, radix: 8)
        if file.isSecret, file.mode & 0o027 != 0 {
            return .bad(
                "Others can read or change \(file.name) (\(mode)): \(file.path).", do: "chmod 600 '\(file.path)'")
        }
        if file.mode & 0o022 != 0 {
            return .bad("Others can change \(file.name) (\(mode)): \(file.path).", do: "chmod go-w '\(file.path)'")
        }
        if !owners.contains(file.owner) {
            return .bad(
                "Somebody else owns \(file.name), the user with number \(file.owner): \(file.path).",
                do: "chown the file to the user that the server runs as")
        }
        return .ok("The mode of \(file.name) is \(mode).")
    }

    /// What is kept free for whatever is cleared up when the disk is nearly full, in bytes.
    private static let reserve: UInt64 = 512 << 20

    private static func disk(_ facts: MachineFacts) -> CheckFinding {
        guard let free = facts.freeBytes, let size = facts.diskBytes else {
            return .warning("The free space of the data folder is not known.", do: "df -h")
        }
        let what = "The disk with the data folder has \(free >> 20) MB of \(size >> 20) MB free."
        let action = "make room, or keep less: rollcall config set sighting_days"
        if free < reserve { return .bad(what, do: action) }
        return free < 5 << 30 || free < size / 10 ? .warning(what, do: action) : .ok(what)
    }

    private static func clock(_ facts: MachineFacts) -> CheckFinding {
        switch facts.isClockSynchronised {
        case true?: .ok("The machine's clock is kept right.")
        case false?: .warning("Nothing keeps the machine's clock right.", do: "timedatectl set-ntp true")
        case nil: .warning("Whether something keeps the machine's clock right is not known.", do: "timedatectl status")
        }
    }
}
