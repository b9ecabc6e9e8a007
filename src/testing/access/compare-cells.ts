import type { Verdict } from '../../access/explain'
import { type RuleKind, ruleKinds } from '../../access/rule'
import { type Cell, nameOf } from './cells'
import type { Expectation } from './expectation'
import { expectedVerdict, isSameJudgement, judgementOf } from './expected-verdict'

/** Enough of them to see what is wrong. */
const mostNamed = 3

/** One line for each cell, the first few, in which a verdict is not the one the specification gives. */
export function disagreementsIn(
  cells: Iterable<Cell>,
  expectations: readonly Expectation[],
  verdictOf: (cell: Cell) => Verdict,
): string[] {
  const lines: string[] = []
  for (const cell of cells) {
    const verdict = verdictOf(cell)
    const [given, expected] = [judgementOf(verdict), expectedVerdict(expectations, cell.facts)]
    if (isSameJudgement(given, expected) && isInOrder(verdict)) continue
    lines.push(`${nameOf(cell)}: ${JSON.stringify(given)}, expected ${JSON.stringify(expected)}`)
    if (lines.length === mostNamed) return lines
  }
  return lines
}

/** The most fundamental reason comes first. */
function isInOrder({ reasons }: Verdict): boolean {
  const places = reasons.map(({ kind }) => ruleKinds.indexOf(kind as RuleKind))
  return places.every((place, index) => index === 0 || (places[index - 1] ?? 0) <= place)
}
