/// The number of letters to insert, delete, replace or swap with a neighbour to turn one word into the other.
///
/// Case is ignored. This is the "optimal string alignment" distance: no letter is changed twice, so `ca` to `abc` takes
/// three steps.
///
/// - Complexity: O(*m* · *n*) in the lengths of the words.
package func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.lowercased())
  let second = Array(second.lowercased())
  var twoBack: [Int] = []
  var previous = Array(0...second.count)
  for row in 0..<first.count {
    var current = [row + 1]
    for column in 0..<second.count {
      var steps = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (first[row] == second[column] ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        steps = min(steps, twoBack[column - 1] + 1)
      }
      current.append(steps)
    }
    (twoBack, previous) = (previous, current)
  }
  return previous[second.count]
}

/// The valid word that was probably meant, or `nil` if none is similar.
///
/// A word is similar if at most a third of its letters, and always one, have to change; or if it is the beginning of
/// the other: at least three letters of a word, or all but the last three. Of equally similar words the first is taken.
///
/// - Complexity: O(*n*) edit distances in the number of words.
package func nearestWord(to word: String, among valid: [String]) -> String? {
  var nearest: (word: String, distance: Int)?
  for candidate in valid {
    let distance = editDistance(word, candidate)
    // A candidate in which every letter has to change was not meant.
    guard distance < max(word.count, candidate.count) else { continue }
    let isBeginning = candidate.hasPrefix(word) && word.count >= 3
    let isContinued = word.hasPrefix(candidate) && distance <= 3
    guard distance <= max(1, candidate.count / 3) || isBeginning || isContinued else { continue }
    if let best = nearest, best.distance <= distance { continue }
    nearest = (candidate, distance)
  }
  return nearest?.word
}
