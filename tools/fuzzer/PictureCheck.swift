import Pictures

/// What is kept of a picture is one that is kept as it is, and no longer than what came.
func checkPicture(_ file: [UInt8]) {
    guard let picture = try? Picture(file) else { return }
    precondition(picture.bytes.count <= file.count)
    precondition(picture.width * picture.height <= Picture.maxPixels)
    precondition((try? Picture(picture.bytes)) == picture)
}
