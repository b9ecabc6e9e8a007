import { describe, expect, it, vi } from 'vitest'
import { noteRecordFaults, type RecordFault } from '../api/record-faults'
import { doors } from '../testing/example-definition'
import { createFakeApi } from '../testing/fake-api'
import { faultsIn, pageOf, readList } from './read-list'

const fault = (isShown: boolean): RecordFault => ({ number: 2, id: 'b', name: null, isShown, values: [] })
const faults = [fault(false), fault(true)]
const sent = () => noteRecordFaults([{ id: 'a' }, { id: 'c' }], faults)

describe('the records of an answer', () => {
  it('are counted with those that could not be read, and not twice with those that are shown in part', () => {
    expect(pageOf(sent(), doors)).toEqual({
      records: [{ id: 'a' }, { id: 'c' }],
      total: 3,
      here: 3,
      faults,
    })
  })

  it('name what could not be read; an answer that is no list names nothing', () => {
    expect(faultsIn(sent())).toEqual(faults)
    expect(faultsIn({ records: sent() })).toEqual([])
  })

  it('stand where the definition says', () => {
    const definition = { ...doors, calls: { ...doors.calls, recordsAt: 'items' } }
    expect(pageOf({ items: sent() }, definition).total).toBe(3)
    expect(() => pageOf({ records: sent() }, definition)).toThrow('doors.list does not answer a list')
  })

  it.each([
    [4, 4],
    [3, 3],
    // Two that could be read and one that could not.
    [2, undefined],
    [0, undefined],
    [-1, undefined],
    ['4', undefined],
  ])('are as many in all as their answer says, %j, where it can be', (total, told) => {
    const definition = { ...doors, calls: { ...doors.calls, recordsAt: 'items' } }
    expect(pageOf({ items: sent(), total }, definition)).toMatchObject({ told, total: told ?? 3 })
  })
})

it('a list says when it was asked for, and when it had arrived', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  const { api } = createFakeApi(
    {},
    {
      'doors.list': () => {
        vi.setSystemTime(3_000)
        return []
      },
    },
  )
  expect(await readList(api, doors, { path: {} })).toMatchObject({ requestedAt: 1_000, answeredAt: 3_000 })
})
