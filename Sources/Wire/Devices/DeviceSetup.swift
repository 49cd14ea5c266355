public import Devices

/// How a label with a QR code is drawn.
public enum LabelFormat: String, WireEnum {
    /// An SVG document.
    case svg
    /// A picture, in base 64.
    case png
    /// Lines of blocks, for a terminal.
    case text
}

/// Makes a device known, before it is first connected.
public struct CreateDevice: Request {
    public static let type = RequestType.adminCreateDevice

    /// The name of its kind.
    public let kind: String
    public let deviceName: String
    /// Letters, digits and `._:-`, 64 at most: what is printed on it, such as its MAC address.
    public let serial: String
    public let roomNumber: String?
    /// How it is spoken to: `rollcall` where nothing is given.
    public let dialect: Dialect?
    /// How the label is drawn: `svg` where nothing is given.
    public let label: LabelFormat?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deviceID: Int64
        /// Its password at the broker; its name there is its number. Told this once.
        public let token: String
        /// With it a person registers the device as theirs, once, within 30 days. Told this once.
        public let registrationCode: String
        /// The page on which it is registered, with what is asked there.
        public let link: String
        /// A QR code that is this link; nil if that is too long for one.
        public let label: String?
    }
}

/// Changes what is given of a device that is in use.
public struct EditDevice: Request {
    public static let type = RequestType.adminEditDevice

    public let deviceID: Int64
    public let deviceName: String?
    public let serial: String?
    /// Empty for no room.
    public let roomNumber: String?
    public let dialect: Dialect?
    /// Whether schedules and rules may close it with no person there: then `reason` says why that is safe.
    public let unattended: Bool?
    public let reason: String?
    /// Whether it gets another token. The one before ends at once.
    public let newToken: Bool?
    /// Whether it gets another registration code. The one before ends at once.
    public let newCode: Bool?
    /// Whether for ten minutes it is registered without a code.
    public let openRegistration: Bool?
    /// What is given in place of what the same holder had.
    public let addGrants: [DeviceGrantRecord]?
    public let removeGrants: [DeviceGrantRecord]?
    /// How the label of a new code is drawn: `svg` where nothing is given.
    public let label: LabelFormat?

    /// A stolen session is not to let any other person in, nor let a door close by itself.
    public var needsConfirmation: Bool {
        newToken == true || newCode == true || openRegistration == true || unattended == true || addGrants != nil
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// A new token, where one was asked for. Told this once.
        public let token: String?
        /// A new registration code, where one was asked for. Told this once.
        public let registrationCode: String?
        /// The page on which it is registered with it.
        public let link: String?
        /// A QR code that is this link.
        public let label: String?
    }
}

/// Puts a device out of use. Its token ends at once, what waits for it is cancelled, and its history stays.
public struct DeleteDevice: Request {
    public static let type = RequestType.adminDeleteDevice

    public let deviceID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Whether it is kept as retired: it was told something, or said something.
        public let retired: Bool
    }
}

/// Makes the caller the owner of a device, who may manage it, with the code of its label.
public struct RegisterDevice: Request {
    public static let type = RequestType.universalRegisterDevice

    /// In any case.
    public let serial: String
    /// The registration code, in any case, with or without dashes. Nil only while an admin has opened the registration.
    public let code: String?
    /// What it is called from now on; without it, it keeps its name.
    public let deviceName: String?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deviceID: Int64
    }
}
