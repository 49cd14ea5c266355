import Compression
import Console
import Crypto
import HTTPTypes
import Hummingbird
import NIOCore
import Wire

/// `GET /assets/…`: stylesheet, scripts and icons. A name contains the beginning of the content's SHA-256, so that
/// browsers may keep the file forever.
struct AssetRoute: Sendable {
    private struct Kept: Sendable {
        let type: String
        let plain: ByteBuffer
        let packed: ByteBuffer
    }

    /// The files by path.
    private let kept: [String: Kept]
    /// The paths of the files by name.
    let paths: [String: String]

    /// Made once per process: the assets are the same for each server.
    static let shared = Result { try AssetRoute() }

    init() throws {
        var (kept, paths): ([String: Kept], [String: String]) = ([:], [:])
        for asset in Asset.all {
            let bytes = Self.withPaths(paths, in: asset)
            let digest = SHA256.hash(data: bytes).prefix(6).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            let path = "/assets/\(digest.joined())-\(asset.name)"
            paths[asset.name] = path
            kept[path] = Kept(
                type: asset.type, plain: ByteBuffer(bytes: bytes),
                packed: ByteBuffer(bytes: try Gzip.member(of: bytes, name: asset.name)))
        }
        (self.kept, self.paths) = (kept, paths)
    }

    /// A script imports another by its name alone; browsers need its path. An imported script comes before its importer
    /// in the list of assets.
    private static func withPaths(_ paths: [String: String], in asset: Asset) -> [UInt8] {
        guard asset.name.hasSuffix(".js") else { return asset.bytes }
        var text = String(decoding: asset.bytes, as: UTF8.self)
        for (name, path) in paths { text = text.replacing("\"./\(name)\"", with: "\"\(path)\"") }
        return Array(text.utf8)
    }

    /// `GET /service-worker.js`: it has a path of its own, since a worker controls only the pages below its path.
    func worker() -> Response {
        var response = Response(status: .ok, headers: [.contentType: "text/javascript; charset=utf-8"])
        if let asset = kept[paths["worker.js"] ?? ""] { response.body = ResponseBody(byteBuffer: asset.plain) }
        response.headers[.cacheControl] = "no-cache"
        // A worker's requests follow the policy of its own script.
        response.headers[.contentSecurityPolicy] = "default-src 'none'; connect-src 'self'"
        return response
    }

    /// Returns nil if there is no such file.
    func serve(_ request: Hummingbird.Request) -> Response? {
        guard let asset = kept[request.uri.path] else { return nil }
        let isPacked = request.headers[.acceptEncoding]?.contains("gzip") == true
        var headers: HTTPFields = [
            .contentType: asset.type, .cacheControl: "public, max-age=31536000, immutable", .vary: "Accept-Encoding",
        ]
        if isPacked { headers[.contentEncoding] = "gzip" }
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: isPacked ? asset.packed : asset.plain))
    }

    /// `GET /manifest.webmanifest`, with which a browser installs the console (W3C Web Application Manifest).
    func manifest() -> Response {
        let icon = paths["icon.svg"] ?? ""
        let json = """
            {"name":"Rollcall","short_name":"Rollcall","start_url":"/","display":"standalone","icons":\
            [{"src":"\(icon)","sizes":"any","type":"image/svg+xml"}]}
            """
        return Response(
            status: .ok, headers: [.contentType: "application/manifest+json", .cacheControl: "public, max-age=3600"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
    }
}
