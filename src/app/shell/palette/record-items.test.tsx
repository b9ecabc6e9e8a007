import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { buildDoor, doors } from '../../../testing/example-definition'
import { ActionStore } from '../../../views/action/action-state'
import { listKey } from '../../../views/records/list-key'
import { recordItemsOf } from './record-items'

it('a record that was read twice is found once, as the newest reading has it', () => {
  const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const
  const client = new QueryClient()
  const keep = (page: string, range: string, updatedAt: number) =>
    client.setQueryData(
      [...listKey(doors, scope), page],
      { data: [buildDoor({ range })], total: 1, faults: [] },
      { updatedAt },
    )
  keep('first', '10.0.0.1', 1_000)
  keep('second', '10.0.0.2', 3_000)
  keep('third', '10.0.0.3', 2_000)
  const who = { person: buildPerson(), productKey: 'basalt', environment: 'production' }
  const items = recordItemsOf(doors, scope, { ...who, client, store: new ActionStore(), faults: new Map() })
  expect(items.filter(({ group }) => group === 'records').map(({ label }) => label)).toEqual(['10.0.0.2'])
})
