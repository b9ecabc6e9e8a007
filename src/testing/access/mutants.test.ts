import { afterAll, describe, expect, it } from 'vitest'
import { abilityOf } from '../../access/ability'
import { decide } from '../../access/explain'
import type { Facts } from '../../access/facts'
import { expectedVerdict, isSameJudgement, type Judgement, judgementOf } from './expected-verdict'
import { cellsOfAction, type GatedAction, gatedActions } from './gated-actions'
import { type Mutant, mutantsOf } from './mutants'

const tally = { mutants: 0, caught: 0 }

afterAll(() => {
  process.stdout.write(`access: ${tally.mutants} mutants of the tables, ${tally.caught} caught\n`)
})

describe('a fault in the tables is seen by the enumeration of its action', () => {
  it.each(gatedActions.filter(({ rules }) => rules.length > 0).map((gated) => [gated.name, gated] as const))(
    '%s',
    (_name, gated) => {
      const mutants = mutantsOf(gated.rules)
      const cells = tellingCells(gated)
      const missed = mutants.filter((mutant) => !isCaught(gated, mutant, cells))
      tally.mutants += mutants.length
      tally.caught += mutants.length - missed.length
      expect(missed.map(({ name }) => name)).toEqual([])
    },
  )

  it('and the tables as they are are not called faulty', () => {
    for (const gated of gatedActions.filter(({ rules }) => rules.length < 4)) {
      const itself = { name: gated.name, rules: gated.rules }
      expect(isCaught(gated, itself, tellingCells(gated)), gated.name).toBe(false)
    }
  })
})

type Telling = { facts: Facts; expected: Judgement }

/** Cells of the enumeration in which at most one thing is said: there a single fault tells. */
const tellingCells = (gated: GatedAction): readonly Telling[] => {
  const known = told.get(gated)
  if (known) return known
  const cells: Telling[] = []
  for (const { facts } of cellsOfAction(gated)) {
    const expected = expectedVerdict(gated.expectations, facts)
    if (expected.sentences.length <= 1) cells.push({ facts, expected })
  }
  told.set(gated, cells)
  return cells
}
const told = new Map<GatedAction, readonly Telling[]>()

/** Whether some cell gives another verdict than the specification: then the action's enumeration is red. */
function isCaught({ action, subject }: GatedAction, { rules }: Mutant, cells: readonly Telling[]): boolean {
  const among = abilityOf({ [subject]: { [action]: rules } })
  return cells.some(
    ({ facts, expected }) => !isSameJudgement(judgementOf(decide(action, subject, facts, among)), expected),
  )
}
