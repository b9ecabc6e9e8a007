import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { clusters } from '../../../resources/user/clusters/definition'
import { buildCluster } from '../../../testing/builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { type ActionStore, useActionStore } from '../../../views/action/action-state'
import { stateKey } from '../../../views/records/list-key'
import { useClusterItems } from './cluster-items'

const asleep = buildCluster({ name: 'demo', state: 'sleeping' })
let store: ActionStore | null = null

function Items({ records = [asleep], here = null }: { records?: (typeof asleep)[]; here?: string | null }) {
  store = useActionStore()
  return useClusterItems(records, here).map(({ id, label, reason }) => (
    <p key={id}>{`${label}: ${reason ?? 'free'}`}</p>
  ))
}

it('Connect waits, as its button does, until a disconnect of that cluster is done', () => {
  renderWithProviders(<Items />)
  expect(screen.getByText('Connect demo: free')).toBeDefined()
  const pending = { resource: stateKey(clusters, { kind: 'user' }), recordId: asleep.id, startedAt: 0 }
  act(() => store?.update(() => ({ pending: [{ ...pending, action: 'disconnect' }] })))
  expect(screen.getByText('Connect demo: Wait until “Disconnect” is done.')).toBeDefined()
  act(() => store?.update(() => ({ pending: [{ ...pending, recordId: 'another', action: 'disconnect' }] })))
  expect(screen.getByText('Connect demo: free')).toBeDefined()
})

it('the cluster one is at comes first, the others as they came', () => {
  const records = ['a', 'b', 'c'].map((name) => buildCluster({ name, id: `id-${name}` }))
  const { container } = renderWithProviders(<Items records={records} here="b" />)
  const names = [...container.querySelectorAll('p')].map(
    ({ textContent }) => /^(\w): free$/.exec(textContent)?.[1],
  )
  expect(names.filter((name) => name !== undefined)).toEqual(['b', 'a', 'c'])
})
