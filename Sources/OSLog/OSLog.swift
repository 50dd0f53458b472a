/// The module `OSLog`, where there is none: the names of `os`.
@_exported import os
