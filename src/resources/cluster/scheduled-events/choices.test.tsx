import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { noPolicies } from '../../../domain/cluster'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { offeredChoices } from '../../../testing/offered-choices'
import { eventOptions } from './choices'

const free = {
  platformActions: [{ name: 'cluster_scaling', platforms: ['gc'] }],
  toggleFeatures: [{ key: 'manualScaling', isPublished: true }],
}
const premium = 'Only available for Premium users. Chat with us to upgrade.'
const permission = 'You need higher permission'

type Case = { person?: object; connection?: string[]; event?: string }

/** Each kind with the reason against it. */
async function offered({ person = {}, connection = ['create'], event }: Case) {
  const cluster = buildClusterDetail({ policies: { ...noPolicies, connection } })
  const { state } = await offeredChoices(eventOptions, {
    person: { ...free, ...person },
    scope: { kind: 'cluster', cluster },
    ...(event === undefined ? {} : { mode: 'edit', record: { id: 'e-1', event } }),
  })
  if (state?.state !== 'ready') throw new Error('Nothing is offered')
  return state.choices.map(({ label, disabledReason = '' }) => `${label}: ${disabledReason}`)
}

it.each<[string, Case, connection: string, scale: string]>([
  ['everything', {}, '', ''],
  ['no connection policy [ACL-035]', { connection: [] }, permission, ''],
  ['a trial [CFG-052, CFG-059]', { person: { role: { id: 1, name: 'free' } } }, '', premium],
  [
    'a plan without scaling [ACL-018]',
    { person: { platformActions: [] } },
    '',
    "Scaling isn't supported with your current plan.",
  ],
  [
    'manual scaling switched off [CFG-053]',
    { person: { toggleFeatures: [] } },
    '',
    'This feature is not switched on for your account. Please contact support.',
  ],
])(
  'every kind of event is offered, with the reason against it, to who has %s',
  async (_who, of, connection, scale) => {
    expect(await offered(of)).toEqual([
      `Connect: ${connection}`,
      `Disconnect: ${connection}`,
      `Scale up: ${scale}`,
      `Scale down: ${scale}`,
    ])
  },
)

it('an event stays what it is, whoever changes the rest of it', async () => {
  expect(await offered({ connection: [], event: 'disconnect' })).toEqual([
    `Connect: ${permission}`,
    'Disconnect: ',
    'Scale up: ',
    'Scale down: ',
  ])
})
