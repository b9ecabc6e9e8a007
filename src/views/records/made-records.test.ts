import { expect, it } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { awaitedRecords } from './made-records'

const lamp = { record: buildGadget({ id: 'made', name: 'lamp' }), acceptedAt: 1000 }
const answer = (requestedAt: number, names: string[], listAskedAt?: number) => ({
  data: names.map((name) => buildGadget({ name })),
  total: names.length,
  faults: [],
  requestedAt,
  answeredAt: requestedAt + 5,
  ...(listAskedAt === undefined ? {} : { listAskedAt }),
})

it.each([
  ['no list was read', undefined, true],
  ['the list was asked for before it was accepted', answer(999, ['bolt']), true],
  ['that list shows it by its name already', answer(999, ['bolt', 'lamp']), false],
  ['the list was asked for as it was accepted, and lacks it', answer(1000, ['bolt']), false],
  ['a later list lacks it', answer(1001, ['bolt']), false],
  ['only a poll came since', answer(5000, ['bolt'], 999), true],
  ['a poll came after a later list', answer(5000, ['bolt'], 1000), false],
])('a record that was made here, where %s, is awaited: %o', (_when, listed, isAwaited) => {
  expect(awaitedRecords(gadgets, [lamp], listed)).toEqual(isAwaited ? [lamp] : [])
})

it('a record that was accepted before the clock was put back is awaited no longer than the next list', () => {
  expect(awaitedRecords(gadgets, [lamp], answer(500, ['bolt']), 600)).toEqual([])
  expect(awaitedRecords(gadgets, [lamp], undefined, 600)).toEqual([lamp])
})
