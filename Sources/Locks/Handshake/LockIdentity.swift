/// The identity of a lock, known to both server and lock.
public struct LockIdentity: Hashable, Sendable {  // generated: init
    /// The setting `site_key`.
    public let site: String
    /// The device number of the lock.
    public let device: Int64

    /// Returns the bytes that both mix into a handshake, so that it is valid only for this lock and this epoch.
    func prologue(epoch: UInt32) -> [UInt8] { Array("rollcall lock\n\(site)\n\(device)\n\(epoch)".utf8) }
}
