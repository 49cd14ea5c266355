import Foundation
import Testing

@testable import HCI

@Suite struct AdapterErrorTests {
    @Test("An error number of the kernel has the name of what is wrong")
    func numbers() {
        let meanings: [(Int32, AdapterError)] = [
            (EAFNOSUPPORT, .noBluetooth), (EPERM, .notPermitted("hci0")),
            (ERFKILL, .blockedByRfkill("hci0", hard: false)), (ENETDOWN, .down("hci0")), (EBUSY, .busy("hci0")),
            (EUSERS, .busy("hci0")), (ENODEV, .gone("hci0")), (EPIPE, .gone("hci0")), (EBADFD, .gone("hci0")),
            (ECONNRESET, .gone("hci0")), (EBADF, .socketLost("hci0", errno: EBADF)),
            (ENOTSOCK, .socketLost("hci0", errno: ENOTSOCK)), (ENOTCONN, .socketLost("hci0", errno: ENOTCONN)),
            (EIO, .failed("hci0", operation: "bind", errno: EIO)),
        ]
        for (number, meaning) in meanings {
            #expect(AdapterError(errno: number, adapter: "hci0", operation: "bind") == meaning)
        }
    }

    @Test("What can be mended by a command names it")
    func hints() {
        let commands: [(AdapterError, String)] = [
            (.noBluetooth, "modprobe bluetooth"), (.noAdapter("hci1"), "rollcall-node doctor"),
            (.noAdapter("hci1", there: ["hci0 (a4:c1:38:bf:6f:ab)"]), "--adapter"),
            (.notPermitted("hci1"), "setcap cap_net_admin,cap_net_raw+ep /"),
            (.blockedByRfkill("hci1", hard: false), "rfkill unblock bluetooth"), (.down("hci1"), "hciconfig hci1 up"),
            (.busy("hci1"), "systemctl stop bluetooth"), (.busy("hci1"), "--mode shared"),
            (.notAnswering("hci1", .reset), "hciconfig hci1 reset"),
        ]
        for (error, command) in commands { #expect(error.hint.contains(command)) }
    }

    @Test("A socket that the program itself closed is not a disconnected adapter, and is reported as a bug")
    func socketLost() {
        let error = AdapterError(errno: EBADF, adapter: "hci0", operation: "recvmsg")
        #expect(error.code == "socket_lost")
        #expect(
            error.description.hasPrefix(
                "Another part of this program closed the socket of hci0 (Bad file descriptor). "))
        #expect(error.hint.contains("This is a bug"))
    }

    @Test("One line tells what is wrong, why, and what to do")
    func description() {
        let error = AdapterError.refused("hci0", .leSetScanEnable, .hardwareFailure)
        #expect(
            error.description.hasPrefix(
                "The controller hci0 refused LE Set Scan Enable (0x200C) (Hardware Failure (0x03)). "))
    }
}
