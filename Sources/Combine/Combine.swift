/// The module `Combine`, where there is no Combine: a file of models that imports it alone sees no views.
@_exported import OpenPublishers
