import { afterAll, describe, expect, it } from 'vitest'
import { abilityOf } from '../../access/ability'
import { decide } from '../../access/explain'
import type { Facts } from '../../access/facts'
import { expectedVerdict, isSameJudgement, type Judgement, judgementOf } from './expected-verdict'
import { type Mutant, mutantsOf } from './mutants'
import { cellsOfAction, type RuledAction, ruledActions } from './ruled-actions'

const tally = { mutants: 0, caught: 0 }

afterAll(() => {
  process.stdout.write(`access: ${tally.mutants} mutants of the tables, ${tally.caught} caught\n`)
})

describe('a fault in the tables is seen by the enumeration of its action', () => {
  it.each(ruledActions.filter(({ rules }) => rules.length > 0).map((ruled) => [ruled.name, ruled] as const))(
    '%s',
    (_name, ruled) => {
      const mutants = mutantsOf(ruled.rules)
      const cells = tellingCells(ruled)
      const missed = mutants.filter((mutant) => !isCaught(ruled, mutant, cells))
      tally.mutants += mutants.length
      tally.caught += mutants.length - missed.length
      expect(missed.map(({ name }) => name)).toEqual([])
    },
  )

  it('and the tables as they are are not called faulty', () => {
    for (const ruled of ruledActions.filter(({ rules }) => rules.length < 4)) {
      const itself = { name: ruled.name, rules: ruled.rules }
      expect(isCaught(ruled, itself, tellingCells(ruled)), ruled.name).toBe(false)
    }
  })
})

type Telling = { facts: Facts; expected: Judgement }

/** Cells of the enumeration in which at most one thing is said: there a single fault tells. */
const tellingCells = (ruled: RuledAction): readonly Telling[] => {
  const known = reported.get(ruled)
  if (known) return known
  const cells: Telling[] = []
  for (const { facts } of cellsOfAction(ruled)) {
    const expected = expectedVerdict(ruled.expectations, facts)
    if (expected.sentences.length <= 1) cells.push({ facts, expected })
  }
  reported.set(ruled, cells)
  return cells
}
const reported = new Map<RuledAction, readonly Telling[]>()

/** Whether some cell gives another verdict than the specification: then the action's enumeration is red. */
function isCaught({ action, subject }: RuledAction, { rules }: Mutant, cells: readonly Telling[]): boolean {
  const among = abilityOf({ [subject]: { [action]: rules } })
  return cells.some(
    ({ facts, expected }) => !isSameJudgement(judgementOf(decide(action, subject, facts, among)), expected),
  )
}
