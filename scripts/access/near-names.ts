/** The known names nearest to a mistyped one, the best first: at most three, none when nothing is near. */
export function nearNames(wrong: string, known: readonly string[]): string[] {
  const asked = wrong.toLowerCase()
  return known
    .map((name) => ({ name, distance: distanceOf(asked, name.toLowerCase()) }))
    .filter(
      ({ name, distance }) =>
        distance <= Math.max(2, asked.length / 3) || (asked.length > 2 && name.toLowerCase().includes(asked)),
    )
    .sort((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Letters to add, take away or change (Levenshtein). */
function distanceOf(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...left].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...right].entries()) {
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    above = line
  }
  return above.at(-1) ?? 0
}
