#if !canImport(Darwin)
extension UTTypeEntry {
  /// Further types by their identifiers (Uniform Type Identifiers, "System-declared uniform type identifiers").
  static let further: [String: UTTypeEntry] = [
    "public.volume": UTTypeEntry(parents: ["public.folder"], words: "a volume"),
    "com.apple.mount-point": UTTypeEntry(
      parents: ["public.item", "com.apple.resolvable"], words: "the place of a volume"),
    "com.apple.resolvable": UTTypeEntry(parents: [], words: "what leads to something else"),
    "public.symlink": UTTypeEntry(parents: ["public.item", "com.apple.resolvable"], words: "a link to a file"),
    "com.apple.alias-file": UTTypeEntry(parents: ["public.data", "com.apple.resolvable"], words: "an alias of a file"),
    "public.disk-image": UTTypeEntry(parents: ["public.archive"], words: "a disk in a file"),
    "public.composite-content": UTTypeEntry(parents: ["public.content"], words: "content of several kinds"),
    "public.calendar-event": UTTypeEntry(parents: [], words: "an event of a calendar"),
    "public.to-do-item": UTTypeEntry(parents: [], words: "a task"),
    "public.email-message": UTTypeEntry(parents: ["public.message"], words: "a message by mail"),
    "public.bookmark": UTTypeEntry(parents: [], words: "a bookmark"),
    "public.playlist": UTTypeEntry(parents: ["public.content"], words: "a list of pieces"),
    "public.spreadsheet": UTTypeEntry(parents: ["public.content"], words: "a spreadsheet"),
    "public.presentation": UTTypeEntry(parents: ["public.composite-content"], words: "a presentation"),
    "public.tab-separated-values-text": UTTypeEntry(
      parents: ["public.delimited-values-text"], filenameExtension: "tsv", mimeType: "text/tab-separated-values",
      words: "a table of text"),
    "public.utf8-tab-separated-values-text": UTTypeEntry(
      parents: ["public.tab-separated-values-text", "public.utf8-plain-text"], words: "a table of text in UTF-8"),
    "com.apple.rtfd": UTTypeEntry(
      parents: ["com.apple.package", "public.composite-content"], filenameExtension: "rtfd",
      words: "text with styles and attachments"),
    "com.apple.flat-rtfd": UTTypeEntry(
      parents: ["public.data", "public.composite-content"], words: "text with styles and attachments, in one file"),
    "com.apple.webarchive": UTTypeEntry(
      parents: ["public.data", "public.composite-content"], filenameExtension: "webarchive",
      mimeType: "application/x-webarchive", words: "a page of the web with its parts"),
    "org.idpf.epub-container": UTTypeEntry(
      parents: ["public.data", "public.composite-content"], filenameExtension: "epub", mimeType: "application/epub+zip",
      words: "a book in EPUB"),
    "com.apple.internet-location": UTTypeEntry(parents: ["public.data"], words: "the address of a page"),
    "com.microsoft.internet-shortcut": UTTypeEntry(
      parents: ["public.data"], filenameExtension: "url", words: "a file with an address"),
    "com.apple.xml-property-list": UTTypeEntry(
      parents: ["public.xml", "com.apple.property-list"], words: "a property list in XML"),
    "com.apple.binary-property-list": UTTypeEntry(
      parents: ["com.apple.property-list"], words: "a property list in binary form"),
    "public.script": UTTypeEntry(parents: ["public.source-code"], words: "a script"),
    "public.shell-script": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "sh", words: "a script for a shell"),
    "public.python-script": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "py", mimeType: "text/x-python-script", words: "a script in Python"
    ),
    "public.ruby-script": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "rb", mimeType: "text/x-ruby-script", words: "a script in Ruby"),
    "public.perl-script": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "pl", mimeType: "text/x-perl-script", words: "a script in Perl"),
    "public.php-script": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "php", mimeType: "text/php", words: "a script in PHP"),
    "com.netscape.javascript-source": UTTypeEntry(
      parents: ["public.source-code", "public.executable"], filenameExtension: "js", mimeType: "text/javascript",
      words: "a script in JavaScript"),
    "com.apple.applescript.text": UTTypeEntry(
      parents: ["public.script"], filenameExtension: "applescript", words: "a script in AppleScript"),
    "public.c-source": UTTypeEntry(parents: ["public.source-code"], filenameExtension: "c", words: "source code in C"),
    "public.c-header": UTTypeEntry(parents: ["public.source-code"], filenameExtension: "h", words: "declarations in C"),
    "public.c-plus-plus-source": UTTypeEntry(
      parents: ["public.source-code"], filenameExtension: "cpp", words: "source code in C++"),
    "public.c-plus-plus-header": UTTypeEntry(
      parents: ["public.source-code"], filenameExtension: "hpp", words: "declarations in C++"),
    "public.objective-c-source": UTTypeEntry(
      parents: ["public.source-code"], filenameExtension: "m", words: "source code in Objective-C"),
    "public.assembly-source": UTTypeEntry(
      parents: ["public.source-code"], filenameExtension: "s", words: "source code in assembler"),
    "public.unix-executable": UTTypeEntry(parents: ["public.data", "public.executable"], words: "a program for Unix"),
    "com.apple.application-bundle": UTTypeEntry(
      parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"], filenameExtension: "app",
      words: "a program as a directory"),
    "com.apple.framework": UTTypeEntry(
      parents: ["com.apple.bundle"], filenameExtension: "framework", words: "a framework"),
    "com.microsoft.ico": UTTypeEntry(
      parents: ["public.image"], filenameExtension: "ico", mimeType: "image/vnd.microsoft.icon", words: "icons in ICO"),
    "com.apple.icns": UTTypeEntry(parents: ["public.image"], filenameExtension: "icns", words: "icons in ICNS"),
    "public.mpeg": UTTypeEntry(
      parents: ["public.movie"], filenameExtension: "mpg", mimeType: "video/mpeg", words: "moving pictures in MPEG"),
    "public.mpeg-2-video": UTTypeEntry(
      parents: ["public.video"], filenameExtension: "m2v", mimeType: "video/mpeg2", words: "moving pictures in MPEG-2"),
    "public.avi": UTTypeEntry(
      parents: ["public.movie"], filenameExtension: "avi", mimeType: "video/avi", words: "moving pictures in AVI"),
    "public.aiff-audio": UTTypeEntry(
      parents: ["public.audio"], filenameExtension: "aiff", mimeType: "audio/aiff", words: "sound in AIFF"),
    "public.midi-audio": UTTypeEntry(
      parents: ["public.audio"], filenameExtension: "midi", mimeType: "audio/midi", words: "notes in MIDI"),
    "public.3d-content": UTTypeEntry(parents: ["public.content"], words: "content with three dimensions"),
    "com.pixar.universal-scene-description": UTTypeEntry(
      parents: ["public.3d-content", "public.data"], filenameExtension: "usd", words: "a scene in USD"),
    "com.pixar.universal-scene-description-mobile": UTTypeEntry(
      parents: ["public.3d-content", "public.data"], filenameExtension: "usdz", mimeType: "model/vnd.usdz+zip",
      words: "a scene in USDZ"),
    "com.apple.archive": UTTypeEntry(
      parents: ["public.data", "public.archive"], filenameExtension: "aar", words: "files in one file, as Apple Archive"
    ),
    "public.bzip2-archive": UTTypeEntry(
      parents: ["public.data", "public.archive"], filenameExtension: "bz2", mimeType: "application/x-bzip2",
      words: "a file made smaller by bzip2"),
    "public.tar-archive": UTTypeEntry(
      parents: ["public.data", "public.archive"], filenameExtension: "tar", mimeType: "application/x-tar",
      words: "files in one file, as tar"),
  ]
}

/// Further types with a constant.
extension UTType {
  /// A volume.
  public static let volume = UTType(known: "public.volume")
  /// The place of a volume.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// A link, an alias or a mount point.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A link to a file.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// An alias of a file.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A disk in a file.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A task.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A message by mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
  /// A list of pieces.
  public static let playlist = UTType(known: "public.playlist")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A table of text.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// A table of text in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Text with styles and attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Text with styles and attachments, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with its parts.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A book in EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The address of a page.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A file with an address.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script for a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// A script in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Declarations in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Declarations in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source code in assembler.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// A program for Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program as a directory.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A framework.
  public static let framework = UTType(known: "com.apple.framework")
  /// Icons in ICO.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Icons in ICNS.
  public static let icns = UTType(known: "com.apple.icns")
  /// Moving pictures in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Moving pictures in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// Moving pictures in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes in MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// Content with three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in USDZ.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Files in one file, as Apple Archive.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A file made smaller by bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Files in one file, as tar.
  public static let tarArchive = UTType(known: "public.tar-archive")
}
#endif
