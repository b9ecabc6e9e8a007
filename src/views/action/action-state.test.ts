import { describe, expect, it, vi } from 'vitest'
import { buildGadget } from '../../testing/gadgets'
import { ActionStore, pendingAction } from './action-state'

const lamp = buildGadget({ name: 'lamp' })
const bolt = buildGadget({ name: 'bolt' })
const update = (recordId: string) => ({ recordId, change: 'toggle', startedAt: 1, acceptedAt: null })

describe('what is under way', () => {
  const store = new ActionStore()
  const command = (resource: string, action: string, recordId: string | null) => ({
    resource,
    action,
    recordId,
    startedAt: 1,
  })
  store.update(() => ({
    pending: [command('gadgets@1', 'polish', 'id-lamp'), command('gadgets@1', 'sync', null)],
  }))

  it.each([
    ['the same on the same record', 'gadgets@1', ['polish'], [lamp], 'polish'],
    ['one of several on one of several', 'gadgets@1', ['delete', 'polish'], [bolt, lamp], 'polish'],
    ['the same on another record', 'gadgets@1', ['polish'], [bolt], undefined],
    ['another on the same record', 'gadgets@1', ['delete'], [lamp], undefined],
    ['the same in another cluster', 'gadgets@2', ['polish'], [lamp], undefined],
    ['one of the list, without records', 'gadgets@1', ['sync'], [], 'sync'],
    ['one of a record, without records', 'gadgets@1', ['polish'], [], undefined],
    ['one of the list, on a record', 'gadgets@1', ['sync'], [lamp], undefined],
  ])('is found: %s', (_what, resource, actions, records, found) => {
    expect(pendingAction(store.read(), resource, actions, records)).toBe(found)
  })
})

describe('the store of commands', () => {
  it('notifies listeners, and none that has stopped', () => {
    const store = new ActionStore()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.announce('Connecting demo')
    store.announce('Connecting demo')
    expect(store.read().announcement).toEqual({ text: 'Connecting demo', count: 2 })
    stop()
    store.announce('demo is connected')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('draws nothing again where nothing changes', () => {
    const store = new ActionStore()
    const heard = vi.fn()
    store.subscribe(heard)
    store.changeUpdates('gadgets', (all) => all)
    store.changeUpdates('gadgets', () => [])
    store.changeMade('gadgets', (all) => [...all])
    expect(heard).not.toHaveBeenCalled()

    store.changeUpdates('gadgets', (all) => [...all, update('id-lamp')])
    store.changeUpdates('doors', (all) => [...all, update('d-1')])
    store.changeMade('gadgets', (all) => [...all, { record: lamp, acceptedAt: 1 }])
    expect(heard).toHaveBeenCalledTimes(3)
    expect(store.read().updates).toEqual({ gadgets: [update('id-lamp')], doors: [update('d-1')] })
    expect(store.read().made).toEqual({ gadgets: [{ record: lamp, acceptedAt: 1 }] })
    store.changeUpdates('gadgets', () => [])
    expect(store.read().updates).toEqual({ gadgets: [], doors: [update('d-1')] })
  })

  it('tells when the server agrees with what is shown of a command, and at once where nothing is', async () => {
    const store = new ActionStore()
    const isLamp = ({ recordId }: { recordId: string }) => recordId === 'id-lamp'
    await store.settled('gadgets', isLamp)
    store.changeUpdates('gadgets', () => [update('id-lamp'), update('id-bolt')])
    const reported = vi.fn()
    const settled = store.settled('gadgets', isLamp).then(reported)
    store.announce('Something else')
    await Promise.resolve()
    expect(reported).not.toHaveBeenCalled()
    store.changeUpdates('gadgets', () => [update('id-bolt')])
    await settled
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
