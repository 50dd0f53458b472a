/// Builds the flat list of steps that compare two values of a type.
///
/// A struct can contain itself only through a reference, an indirect enum or an array. None of these is inspected, so
/// the recursion into fields ends.
struct FieldPlanBuilder {
  private var operations: [FieldOperation] = []

  private var comparers: [FieldComparer] = []

  /// The number of steps at the beginning of the list that must not grow, because they belong to a finished optional.
  private var sealedCount = 0

  /// The plan for a type, made anew.
  static func plan(for type: Any.Type) -> FieldPlan {
    let kind = fieldKind(of: type)
    var builder = FieldPlanBuilder()
    builder.append(type, kind: kind, offset: 0, isStrong: true)
    let fields = kind == .structure || kind == .tuple ? reflectedFields(of: type) ?? [] : []
    return FieldPlan(
      type: type,
      fields: fields.map { FieldPlan.Field(name: $0.name, offset: $0.offset, type: $0.type) },
      comparison: FieldComparison(operations: builder.simplified, comparers: builder.comparers))
  }

  /// The steps gathered, or the one step `never` if one of them makes all others pointless.
  private var simplified: [FieldOperation] {
    var index = 0
    while index < operations.count {
      switch operations[index].method {
      case .never:
        return [operations[index]]
      case .optional(_, let payloadSteps):
        // A payload that is never equal still leaves two absent ones equal.
        index += payloadSteps
      case .bytes, .equality, .bytesElseEquality, .bytesElseContents, .role:
        break
      }
      index += 1
    }
    return operations
  }

  /// Appends the steps for a value of `type` that begins at `offset`.
  ///
  /// `isStrong` is false for `weak` and `unowned` fields, whose memory differs from what their type suggests.
  private mutating func append(_ type: Any.Type, kind: FieldKind, offset: Int, isStrong: Bool) {
    let traits = TypeTraits(type)
    guard isStrong else {
      // Weak and unowned fields: two of them with equal words refer to the same object.
      appendBytes(offset: offset, count: traits.size)
      return
    }
    if let role = type as? any FieldComparisonRole.Type {
      append(role.comparisonRole, offset: offset, count: traits.size)
      return
    }
    if !traits.isPlainData || kind == .enumeration, let equatable = type as? any Equatable.Type {
      append(
        offset: offset, count: traits.size, traits.isPlainData ? .bytesElseEquality(equatable) : .equality(equatable))
      return
    }
    switch kind {
    case .optional where hidesMetatype(type, kind: kind), .tuple where hidesMetatype(type, kind: kind):
      append(offset: offset, count: traits.size, .never)
    case .structure, .tuple:
      appendFields(of: type, traits: traits, offset: offset)
    case .optional:
      appendOptional(type, traits: traits, offset: offset)
    case .enumeration, .reference, .opaque:
      appendBytes(offset: offset, count: traits.size)
    case .existential:
      append(offset: offset, count: traits.size, .bytesElseContents(type))
    case .function:
      append(offset: offset, count: traits.size, .never)
    case .metatype:
      // The metatype of anything but a class has only one value, and may take no memory at all.
      if isClassMetatype(type) {
        appendBytes(offset: offset, count: traits.size)
      }
    }
  }

  private mutating func append(_ role: ComparisonRole, offset: Int, count: Int) {
    switch role {
    case .ignored:
      break
    case .custom(let comparer):
      append(offset: offset, count: count, .role(comparers.count))
      comparers.append(unsafe FieldComparer(comparer))
    }
  }

  /// Appends the steps of a struct's or tuple's fields.
  ///
  /// If the fields do not account for all bytes, as in an imported C struct with bit-fields, plain data is compared as
  /// a whole, and anything else is never equal.
  private mutating func appendFields(of type: Any.Type, traits: TypeTraits, offset: Int) {
    guard let fields = reflectedFields(of: type), traits.isAccounted(forBy: fields) else {
      if traits.isPlainData {
        appendBytes(offset: offset, count: traits.size)
      } else {
        append(offset: offset, count: traits.size, .never)
      }
      return
    }
    // Computed only for types with a field that can be weak or unowned at all.
    let strongNames = fields.contains(where: \.mayBeWeak) ? namesOfStrongFields(of: type) : nil
    for field in fields {
      let isStrong = !field.mayBeWeak || strongNames?.contains(field.name) ?? true
      append(field.type, kind: field.kind, offset: offset + field.offset, isStrong: isStrong)
    }
  }

  /// Appends a test for a value, and the steps of the value if there is one.
  private mutating func appendOptional(_ type: Any.Type, traits: TypeTraits, offset: Int) {
    guard let optional = type as? any OptionalType.Type else {
      append(offset: offset, count: traits.size, .never)
      return
    }
    let wrappedKind = fieldKind(of: optional.wrappedType)
    if wrappedKind == .reference && !(optional.wrappedType is any FieldComparisonRole.Type) {
      // An absent reference is a null word, so the word alone decides.
      appendBytes(offset: offset, count: traits.size)
      return
    }
    let testIndex = operations.count
    append(offset: offset, count: traits.size, .never)
    sealedCount = operations.count
    // SAFETY: an optional is a single-payload enum, and those store the payload unchanged at their beginning. The steps
    // run only after the test found a payload in both values.
    append(optional.wrappedType, kind: wrappedKind, offset: offset, isStrong: true)
    operations[testIndex].method = .optional(
      optional, payloadSteps: operations.count - testIndex - 1)
    sealedCount = operations.count
  }

  /// Appends bytes, making the last step longer where they follow it directly.
  private mutating func appendBytes(offset: Int, count: Int) {
    guard count > 0 else { return }
    if operations.count > sealedCount, let last = operations.indices.last,
      case .bytes = operations[last].method, operations[last].offset + operations[last].count == offset
    {
      operations[last].count += count
    } else {
      append(offset: offset, count: count, .bytes)
    }
  }

  private mutating func append(offset: Int, count: Int, _ method: FieldOperation.Method) {
    operations.append(FieldOperation(offset: offset, count: count, method: method))
  }
}

extension ReflectedField {
  /// Whether a field of this type can be declared `weak` or `unowned`.
  fileprivate var mayBeWeak: Bool {
    switch kind {
    case .reference, .existential, .optional: true
    case .structure, .tuple, .enumeration, .function, .metatype, .opaque: false
    }
  }
}
