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

    enum CodingKeys: String, CodingKey {
        case kind, serial, dialect, label
        case deviceName = "device_name"
        case roomNumber = "room_number"
    }

    public init(
        kind: String, deviceName: String, serial: String, roomNumber: String? = nil, dialect: Dialect? = nil,
        label: LabelFormat? = nil
    ) {
        self.kind = kind
        self.deviceName = deviceName
        self.serial = serial
        self.roomNumber = roomNumber
        self.dialect = dialect
        self.label = label
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deviceID: Int64
        /// Its password at the broker; its name there is its number. Told this once.
        public let token: String
        /// With it somebody registers the device as theirs, once, within 30 days. Told this once.
        public let registrationCode: String
        /// The page on which it is registered, with what is asked there.
        public let link: String
        /// A QR code that is this link; nil where that is too long for one.
        public let label: String?

        enum CodingKeys: String, CodingKey {
            case deviceID = "device_id"
            case token, link, label
            case registrationCode = "registration_code"
        }

        public init(deviceID: Int64, token: String, registrationCode: String, link: String, label: String?) {
            self.deviceID = deviceID
            self.token = token
            self.registrationCode = registrationCode
            self.link = link
            self.label = label
        }
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
    /// Whether schedules and rules may close it with nobody there: then `reason` says why that is safe.
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

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case deviceName = "device_name"
        case serial, dialect, unattended, reason, label
        case roomNumber = "room_number"
        case newToken = "new_token"
        case newCode = "new_code"
        case openRegistration = "open_registration"
        case addGrants = "add_grants"
        case removeGrants = "remove_grants"
    }

    public init(
        deviceID: Int64, deviceName: String? = nil, serial: String? = nil, roomNumber: String? = nil,
        dialect: Dialect? = nil, unattended: Bool? = nil, reason: String? = nil, newToken: Bool? = nil,
        newCode: Bool? = nil, openRegistration: Bool? = nil, addGrants: [DeviceGrantRecord]? = nil,
        removeGrants: [DeviceGrantRecord]? = nil, label: LabelFormat? = nil
    ) {
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.serial = serial
        self.roomNumber = roomNumber
        self.dialect = dialect
        self.unattended = unattended
        self.reason = reason
        self.newToken = newToken
        self.newCode = newCode
        self.openRegistration = openRegistration
        self.addGrants = addGrants
        self.removeGrants = removeGrants
        self.label = label
    }

    /// A stolen session is not to let anybody else in, nor let a door close by itself.
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

        enum CodingKeys: String, CodingKey {
            case token, link, label
            case registrationCode = "registration_code"
        }

        public init(
            token: String? = nil, registrationCode: String? = nil, link: String? = nil, label: String? = nil
        ) {
            self.token = token
            self.registrationCode = registrationCode
            self.link = link
            self.label = label
        }
    }
}

/// Puts a device out of use. Its token ends at once, what waits for it is cancelled, and its history stays.
public struct DeleteDevice: Request {
    public static let type = RequestType.adminDeleteDevice

    public let deviceID: Int64

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
    }

    public init(deviceID: Int64) {
        self.deviceID = deviceID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Whether it is kept as retired: it was told something, or said something.
        public let retired: Bool

        public init(retired: Bool) {
            self.retired = retired
        }
    }
}

/// Makes whoever asks the owner of a device, who may manage it, with the code of its label.
public struct RegisterDevice: Request {
    public static let type = RequestType.universalRegisterDevice

    /// In any case.
    public let serial: String
    /// The registration code, in any case, with or without dashes. Nil only while an admin has opened the registration.
    public let code: String?
    /// What it is called from now on; without it, it keeps its name.
    public let deviceName: String?

    enum CodingKeys: String, CodingKey {
        case serial, code
        case deviceName = "device_name"
    }

    public init(serial: String, code: String? = nil, deviceName: String? = nil) {
        self.serial = serial
        self.code = code
        self.deviceName = deviceName
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deviceID: Int64

        enum CodingKeys: String, CodingKey {
            case deviceID = "device_id"
        }

        public init(deviceID: Int64) {
            self.deviceID = deviceID
        }
    }
}
