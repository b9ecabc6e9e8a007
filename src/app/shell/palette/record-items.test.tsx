import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import type { ResourceDefinition } from '../../../definitions/define'
import type { ActionDefinition } from '../../../definitions/define-action'
import { DefinitionsContext } from '../../../providers/definitions-context'
import { userScope } from '../../../providers/scope-context'
import { clusters } from '../../../resources/user/clusters/definition'
import { buildCluster, buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { buildDoor, doors } from '../../../testing/example-definition'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { ActionStore } from '../../../views/action/action-state'
import { listKey } from '../../../views/records/list-key'
import { recordItemsOf, useRecordItems } from './record-items'

const scope = { kind: 'cluster', cluster: buildClusterDetail({ name: 'sales' }) } as const
const who = { person: buildPerson(), productKey: 'basalt', environment: 'production' }

/** What a list was read to hold, a page at a time. */
function reading() {
  const client = new QueryClient()
  const keep = (page: string, range: string, updatedAt: number) =>
    client.setQueryData(
      [...listKey(doors, scope), page],
      { data: [buildDoor({ range })], total: 1, faults: [] },
      { updatedAt },
    )
  const found = (definition: ResourceDefinition = doors) =>
    recordItemsOf(definition, scope, { ...who, client, store: new ActionStore(), faults: new Map() })
      .filter(({ group }) => group === 'records')
      .map(({ label, reason }) => [label, reason])
  return { keep, found }
}

it('a record that was read twice is found once, as the newest reading has it', () => {
  const { keep, found } = reading()
  keep('first', '10.0.0.1', 1_000)
  keep('second', '10.0.0.2', 3_000)
  keep('third', '10.0.0.3', 2_000)
  expect(found()).toEqual([['10.0.0.2', null]])
})

it('a record is found as its detail may be opened; one with a page of its own whatever that says', () => {
  const { keep, found } = reading()
  keep('first', '10.0.0.1', 1_000)
  const opening = (condition: Partial<ActionDefinition>): ResourceDefinition => {
    const show = {
      name: 'show',
      label: { en: 'Show' },
      icon: 'details',
      requires: 'list',
      where: ['row'],
    } as const
    return { ...doors, actions: [{ ...show, opens: 'detail', ...condition }] }
  }
  const unused = { field: 'isActive', equals: false } as const
  const refusing = opening({ enabledWhen: [{ ...unused, reason: { en: 'It is in use.' } }] })
  const hiding = opening({ offeredWhen: [unused] })
  expect(found(refusing)).toEqual([['10.0.0.1', 'It is in use.']])
  expect(found(hiding)).toEqual([])
  const detail = doors.detail && { ...doors.detail, page: true as const }
  expect(found({ ...hiding, ...(detail && { detail }) })).toEqual([['10.0.0.1', null]])
})

it('clusters are no records: the palette has entries of their own for them', () => {
  function Found() {
    const data = [buildCluster({ name: 'sales' })]
    useQueryClient().setQueryData([...listKey(clusters, userScope)], { data, total: 1, faults: [] })
    return useRecordItems(true).map(({ id, label }) => <p key={id}>{label}</p>)
  }
  const known = { faults: new Map(), pending: new Set<string>(), examine: async () => {} }
  const { container } = renderWithProviders(
    <DefinitionsContext value={{ ...known, definitions: [clusters] }}>
      <Found />
    </DefinitionsContext>,
  )
  expect(container.textContent).toBe('')
})
