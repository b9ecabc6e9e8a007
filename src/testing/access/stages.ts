import type { FactName } from '../../access/facts'
import type { FlagName, PlatformActionName } from '../../access/vocabulary'
import { clusterSlots, planSlot } from './cluster-stages'
import { detailSlots } from './detail-stages'
import { flagSlot, personSlots } from './person-stages'
import { recordSlots } from './record-stages'
import type { Part, Slot, Stage } from './stage'

/** Lists too long for every subset: what of them a question is about. */
export type Asked = { flags: readonly FlagName[]; planActions: readonly PlatformActionName[] }

/** Every form of everything a fact is read from; one that is written relative to another stands after it. */
export function slotsFor(asked: Asked): Slot[] {
  return [
    ...personSlots,
    flagSlot(asked.flags),
    ...clusterSlots,
    planSlot(asked.planActions),
    ...detailSlots,
    ...recordSlots,
  ]
}

/** The facts that are lists: of something that is not there they are empty, others null. */
const lists: readonly FactName[] = [
  'clusterPolicy',
  'subClusterPolicy',
  'userPolicy',
  'managementPolicy',
  'blueprintPolicy',
  'connectionPolicy',
  'cliPolicy',
  'whitelistPolicy',
  'authorizedRoles',
  'planActions',
  'premiumFeatures',
  'lockedActions',
  'subClusterTypes',
]

/** The ways a part of the context is missing: nothing is known of its facts, whatever else is there. */
export function missingStages(part: Part, facts: readonly FactName[]): Stage[] {
  const says = Object.fromEntries(facts.map((fact) => [fact, lists.includes(fact) ? [] : null]))
  const without = (name: string, write: Stage['write'] = () => undefined): Stage => ({
    name: `no ${part}${name}`,
    write: (draft) => {
      write(draft)
      takeOut(draft, part)
    },
    says,
  })
  if (part !== 'cluster') return [without('')]
  return [
    without(''),
    without(' but a state', (draft) => {
      draft.state = 'running'
    }),
    without(' but a plan', ({ person }) => {
      person.platformActions = everything
    }),
  ]
}

function takeOut(context: { [Name in Part]?: unknown }, part: Part): void {
  context[part] = undefined
}

const everything = planSlot([])
  .stages.flatMap(({ says }) => says.planActions ?? [])
  .map((name) => ({ name, platforms: ['gc', 'az', 'az-saas', ''] }))
