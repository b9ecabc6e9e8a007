import { describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import { reasonsAgainstCancel } from './cancel-update'
import { explain } from './explain'

const states = ['running', 'sleeping', 'starting-up', 'creating', 'stopping', 'corrupted'] as const
const both = [true, false]

/** Every combination of what the Update button depends on. */
const grid = both.flatMap((hasPendingUpdate) =>
  both.flatMap((hasPolicy) =>
    both.flatMap((isUpgradable) =>
      both.flatMap((isLocked) =>
        states.map((state) => ({ hasPendingUpdate, hasPolicy, isUpgradable, isLocked, state })),
      ),
    ),
  ),
)
type Case = (typeof grid)[number]

const person = buildPerson({ platformActions: [{ name: 'cluster_upgrade', platforms: ['gc'] }] })

function ask({ hasPendingUpdate, hasPolicy, isUpgradable, isLocked, state }: Case, who = person) {
  const { policies } = buildClusterDetail()
  const cluster = buildClusterDetail({
    state,
    isUpgradable,
    lockedActions: isLocked ? ['Resize', 'Self_Upgrade'] : ['Resize'],
    policies: { ...policies, management: hasPolicy ? ['list', 'update'] : ['list', 'create'] },
  })
  return explain('upgrade', 'Cluster', {
    person: who,
    productKey: 'basalt',
    cluster,
    detail: cluster,
    hasPendingUpdate,
  })
}

/** D2 §4 'Upgrade' and DET-D36, as one reads them; the state of the cluster does not count (DET-D30). */
function shownAs({ hasPendingUpdate, hasPolicy, isUpgradable, isLocked }: Case) {
  if (hasPendingUpdate || !hasPolicy || !isUpgradable) return 'not at all'
  return isLocked ? 'disabled' : 'enabled'
}

describe('the Update button', () => {
  it.each(grid)('is shown as the specification has it for %o [DET-068, DET-071, DET-D36, DET-D30]', (one) => {
    const { isAllowed, isHidden } = ask(one)
    expect(isHidden ? 'not at all' : isAllowed ? 'enabled' : 'disabled').toBe(shownAs(one))
  })

  it('is enabled in 6 of the 96, disabled in 6, and not there in the others', () => {
    const counts = grid.map((one) => ask(one)).map(({ isAllowed, isHidden }) => [isAllowed, isHidden].join())
    const countOf = (word: string) => counts.filter((each) => each === word).length
    expect([grid.length, countOf('true,false'), countOf('false,false'), countOf('false,true')]).toEqual([
      96, 6, 6, 84,
    ])
  })

  const open: Case = {
    hasPendingUpdate: false,
    hasPolicy: true,
    isUpgradable: true,
    isLocked: false,
    state: 'running',
  }

  it('says the lock alone, where nothing else is in the way [DET-077, DET-D19]', () => {
    expect(ask({ ...open, isLocked: true }).reasons.map(({ sentence }) => sentence)).toEqual([
      'Update is currently locked for this cluster.',
    ])
  })

  it('is disabled by a plan without it, whatever a plan of another platform has', () => {
    const other = buildPerson({ platformActions: [{ name: 'cluster_upgrade', platforms: ['az'] }] })
    const { isHidden, isAllowed, reasons } = ask(open, other)
    expect([isHidden, isAllowed, reasons.map(({ sentence }) => sentence)]).toEqual([
      false,
      false,
      ["Upgrade isn't supported with your current plan."],
    ])
  })
})

describe('the cancellation of a pending update', () => {
  it.each(grid)('needs the permission and nothing else, for %o [DET-D21]', (one) => {
    expect(reasonsAgainstCancel(ask(one)).map(({ sentence }) => sentence)).toEqual(
      one.hasPolicy ? [] : ['You need higher permission'],
    )
  })

  it('is not open where the policy could not be read', () => {
    const { policies } = buildClusterDetail()
    const cluster = buildClusterDetail({
      policies: { ...policies, management: [], unreadable: ['management'] },
    })
    const verdict = explain('upgrade', 'Cluster', { person, productKey: 'basalt', cluster, detail: cluster })
    expect(reasonsAgainstCancel(verdict).map(({ sentence }) => sentence)).toEqual([
      'The server sent your permissions for this in a form the console does not know. Contact support.',
    ])
  })
})
