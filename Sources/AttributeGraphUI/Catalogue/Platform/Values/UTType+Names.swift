#if !canImport(Darwin)
/// An entry of the table of types.
struct UTTypeEntry: Sendable {
  /// The identifiers of the types to which it conforms.
  let parents: [String]
  /// The extension of its files.
  var filenameExtension: String?
  /// The MIME type.
  var mimeType: String?
  /// Words for it.
  let words: String

  /// All types by their identifiers.
  static let table = usual.merging(further) { one, _ in one }

  /// The usual types by their identifiers (Uniform Type Identifiers, "System-declared uniform type identifiers").
  private static let usual: [String: UTTypeEntry] = [
    "public.item": UTTypeEntry(parents: [], words: "anything with a name"),
    "public.content": UTTypeEntry(parents: [], words: "anything with content"),
    "public.data": UTTypeEntry(parents: ["public.item"], words: "bytes"),
    "public.folder": UTTypeEntry(parents: ["public.directory"], words: "a folder"),
    "public.directory": UTTypeEntry(parents: ["public.item"], words: "a directory"),
    "public.file-url": UTTypeEntry(parents: ["public.url"], words: "the address of a file"),
    "public.url": UTTypeEntry(parents: ["public.data"], words: "an address"),
    "public.text": UTTypeEntry(parents: ["public.data", "public.content"], words: "text"),
    "public.plain-text": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "txt", mimeType: "text/plain", words: "text without styles"),
    "public.utf8-plain-text": UTTypeEntry(
      parents: ["public.plain-text"], mimeType: "text/plain;charset=utf-8", words: "text in UTF-8"),
    "public.utf16-plain-text": UTTypeEntry(
      parents: ["public.plain-text"], mimeType: "text/plain;charset=utf-16", words: "text in UTF-16"),
    "public.rtf": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "rtf", mimeType: "text/rtf", words: "text with styles"),
    "public.html": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "html", mimeType: "text/html", words: "a page of the web"),
    "public.xml": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "xml", mimeType: "application/xml", words: "XML"),
    "public.json": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "json", mimeType: "application/json", words: "JSON"),
    "public.yaml": UTTypeEntry(
      parents: ["public.text"], filenameExtension: "yml", mimeType: "application/x-yaml", words: "YAML"),
    "com.apple.property-list": UTTypeEntry(
      parents: ["public.data"], filenameExtension: "plist", words: "a property list"),
    "public.comma-separated-values-text": UTTypeEntry(
      parents: ["public.delimited-values-text"], filenameExtension: "csv", mimeType: "text/csv",
      words: "a table of text"),
    "public.delimited-values-text": UTTypeEntry(parents: ["public.text"], words: "a table of text"),
    "public.source-code": UTTypeEntry(parents: ["public.plain-text"], words: "source code"),
    "public.swift-source": UTTypeEntry(
      parents: ["public.source-code"], filenameExtension: "swift", words: "source code in Swift"),
    "public.image": UTTypeEntry(parents: ["public.data", "public.content"], words: "a picture"),
    "public.png": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "png", mimeType: "image/png", words: "a picture in PNG"),
    "public.jpeg": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "jpeg", mimeType: "image/jpeg", words: "a picture in JPEG"),
    "com.compuserve.gif": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "gif", mimeType: "image/gif", words: "a picture in GIF"),
    "public.tiff": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "tiff", mimeType: "image/tiff", words: "a picture in TIFF"),
    "com.microsoft.bmp": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "bmp", mimeType: "image/bmp", words: "a picture in BMP"),
    "public.heic": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "heic", mimeType: "image/heic", words: "a picture in HEIC"),
    "public.heif": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "heif", mimeType: "image/heif", words: "a picture in HEIF"),
    "org.webmproject.webp": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "webp", mimeType: "image/webp", words: "a picture in WebP"),
    "public.svg-image": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "svg", mimeType: "image/svg+xml", words: "a picture in SVG"),
    "public.camera-raw-image": UTTypeEntry(parents: ["public.image"], words: "a picture of a camera"),
    "com.apple.live-photo": UTTypeEntry(parents: ["public.data"], words: "a picture that moves"),
    "com.adobe.pdf": UTTypeEntry(
      parents: ["public.data", "public.content"], filenameExtension: "pdf", mimeType: "application/pdf",
      words: "a document in PDF"),
    "public.audiovisual-content": UTTypeEntry(
      parents: ["public.data", "public.content"], words: "pictures or sound in time"),
    "public.movie": UTTypeEntry(parents: ["public.audiovisual-content"], words: "moving pictures"),
    "public.video": UTTypeEntry(parents: ["public.movie"], words: "moving pictures without sound"),
    "public.mpeg-4": UTTypeEntry(
      parents: ["public.movie"], filenameExtension: "mp4", mimeType: "video/mp4", words: "moving pictures in MPEG-4"),
    "com.apple.quicktime-movie": UTTypeEntry(
      parents: ["public.movie"], filenameExtension: "mov", mimeType: "video/quicktime",
      words: "moving pictures in QuickTime"),
    "public.audio": UTTypeEntry(parents: ["public.audiovisual-content"], words: "sound"),
    "public.mp3": UTTypeEntry(
      parents: ["public.audio"], filenameExtension: "mp3", mimeType: "audio/mpeg", words: "sound in MP3"),
    "com.microsoft.waveform-audio": UTTypeEntry(
      parents: ["public.audio"], filenameExtension: "wav", mimeType: "audio/vnd.wave", words: "sound in WAV"),
    "public.mpeg-4-audio": UTTypeEntry(
      parents: ["public.audio"], filenameExtension: "m4a", mimeType: "audio/mp4", words: "sound in MPEG-4"),
    "public.archive": UTTypeEntry(parents: ["public.data"], words: "files in one file"),
    "public.zip-archive": UTTypeEntry(
      parents: ["public.archive"], filenameExtension: "zip", mimeType: "application/zip",
      words: "files in one file, as ZIP"),
    "org.gnu.gnu-zip-archive": UTTypeEntry(
      parents: ["public.archive"], filenameExtension: "gz", mimeType: "application/x-gzip", words: "a file made smaller"
    ),
    "com.apple.package": UTTypeEntry(parents: ["public.directory"], words: "a directory that looks like a file"),
    "com.apple.bundle": UTTypeEntry(parents: ["public.directory"], words: "a directory with code or resources"),
    "com.apple.application": UTTypeEntry(parents: ["public.item"], words: "a program"),
    "public.executable": UTTypeEntry(parents: ["public.data"], words: "code that runs"),
    "public.contact": UTTypeEntry(parents: ["public.item"], words: "a person"),
    "public.vcard": UTTypeEntry(
      parents: ["public.text", "public.contact"], filenameExtension: "vcf", mimeType: "text/vcard",
      words: "a card of a person"),
    "public.message": UTTypeEntry(parents: ["public.item"], words: "a message"),
    "public.font": UTTypeEntry(parents: ["public.item"], words: "a typeface"),
    "public.database": UTTypeEntry(parents: ["public.data"], words: "a database"),
    "public.log": UTTypeEntry(
      parents: ["public.plain-text"], filenameExtension: "log", words: "what a program writes down"),
  ]
}

/// The types with a constant.
extension UTType {
  /// Anything with a name.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A table of text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table of text.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A picture in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture in HEIF.
  public static let heif = UTType(known: "public.heif")
  /// A picture in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A picture in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A raw picture of a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A document in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Pictures or sound in time.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures.
  public static let movie = UTType(known: "public.movie")
  /// Video without sound.
  public static let video = UTType(known: "public.video")
  /// Moving pictures in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Moving pictures in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Files in one file.
  public static let archive = UTType(known: "public.archive")
  /// Archives, as ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// A file made smaller.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A directory that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A directory with code or resources.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A program.
  public static let application = UTType(known: "com.apple.application")
  /// Code that runs.
  public static let executable = UTType(known: "public.executable")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A card of a person.
  public static let vCard = UTType(known: "public.vcard")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A typeface.
  public static let font = UTType(known: "public.font")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A log of a program.
  public static let log = UTType(known: "public.log")
}
#endif
