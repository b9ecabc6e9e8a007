import { afterAll, describe, expect, it } from 'vitest'
import { decide, explain } from '../../access/explain'
import { contextOf } from './cells'
import { disagreementsIn } from './compare-cells'
import { expectedAccess } from './expected-access'
import { idsProvenBy, provingActions } from './proven-ids'
import { cellsInOneTest, cellsOfAction, isFact, ruledActions } from './ruled-actions'

/**
 * Making a context of a state is most of the work. Where an action has more states than one test looks at, each is judged
 * by its facts and one in so many by a context as well, as facts are read of it in one way for all actions. A prime, so
 * that no stage of a slot is passed over.
 */
const statesForContext = 17

const tally = { cells: 0, disagreements: 0 }

afterAll(() => {
  const { cells, disagreements } = tally
  process.stdout.write(
    `access: ${cells.toLocaleString('en')} cells compared, ${disagreements} disagreements\n`,
  )
})

describe('the console in every state', () => {
  it('has a rule where the specification has one, and none elsewhere', () => {
    expect(ruledActions.map(({ name }) => name).sort()).toEqual(Object.keys(expectedAccess).sort())
  })

  it('proves requirements by actions that there are', () => {
    expect(provingActions.filter((name) => !(name in expectedAccess))).toEqual([])
  })

  it('is expected by facts that there are', () => {
    const named = Object.values(expectedAccess).flatMap((conditions) =>
      conditions.flatMap(({ oneOf }) => oneOf.map(({ fact }) => fact)),
    )
    expect(named.filter((fact) => !isFact(fact))).toEqual([])
  })

  for (const ruled of ruledActions) {
    const cells = cellsOfAction(ruled)
    const { name, action, subject, expectations } = ruled
    const count = cells.count.toLocaleString('en')
    const shares = cells.inShares(cellsInOneTest)
    const step = cells.count > cellsInOneTest ? statesForContext : 1
    for (const [index, share] of shares.entries()) {
      const which = shares.length > 1 ? `, share ${index + 1} of ${shares.length},` : ''
      it(`${name}: ${count} states${which} as the specification says${idsProvenBy(name)}`, () => {
        const lines = disagreementsIn(share, expectations, (cell) => {
          tally.cells += 1
          return tally.cells % step === 0
            ? explain(action, subject, contextOf(cell))
            : decide(action, subject, cell.facts)
        })
        tally.disagreements += lines.length
        expect(lines).toEqual([])
      })
    }
  }
})
