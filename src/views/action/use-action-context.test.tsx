import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { listKey } from '../records/list-key'
import { useActionStore } from './action-state'
import { type ActionContext, useActionContext } from './use-action-context'

const lamp = buildGadget({ name: 'lamp' })
const bolt = buildGadget({ name: 'bolt' })
const scope = { kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) } as const

/** What actions on the gadgets of a cluster know, each time that is drawn. */
function draw() {
  const drawn: ActionContext[] = []
  let store: ReturnType<typeof useActionStore> | undefined
  function Probe() {
    drawn.push(useActionContext(gadgets))
    store = useActionStore()
    return null
  }
  const element = (
    <ScopeContext value={scope}>
      <Probe />
    </ScopeContext>
  )
  const { queryClient } = renderWithProviders(element, { person: buildPerson({ uuid: 'u-7' }) })
  const context = () => {
    const [latest] = drawn.slice(-1)
    if (!latest || !store) throw new Error('nothing is drawn')
    return { ...latest, store }
  }
  return { context, queryClient }
}

it('says who acts, where, and under which address of the API', () => {
  const { person, productKey, environment, apiUrl, scope: here } = draw().context()
  expect([person.uuid, productKey, environment, apiUrl, here]).toEqual([
    'u-7',
    'basalt',
    'production',
    'https://api.basalt.test/v2',
    scope,
  ])
})

it('has the list as it is here now, and none where none was read', () => {
  const { context, queryClient } = draw()
  expect(context().list()).toEqual([])
  const answer = { data: [lamp, bolt], total: 2, faults: [], requestedAt: 1, answeredAt: 1 }
  act(() => void queryClient.setQueryData(listKey(gadgets, scope), answer))
  expect(context().list()).toEqual([lamp, bolt])
})

it('knows which records were made in just this cluster and stand in no list yet', () => {
  const { context } = draw()
  const made = (record: typeof lamp) => [{ record, acceptedAt: 1 }]
  expect(context().isAwaited(lamp)).toBe(false)
  act(() => context().store.changeMade('gadgets@c-2', () => made(lamp)))
  expect(context().isAwaited(lamp)).toBe(false)
  act(() => context().store.changeMade('gadgets@c-1', () => made(lamp)))
  expect([context().isAwaited(lamp), context().isAwaited(bolt)]).toEqual([true, false])
})
