import { expect, it } from 'vitest'
import type { FormMode } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { type FormPlan, formPlanOf } from './form-plan'
import { effectOf } from './use-unknown-outcome'

const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const
const before = buildDoor()
const effect = (
  mode: FormMode,
  plan: FormPlan,
  values: Record<string, string | number | boolean | null>,
  known: readonly ResourceRecord[] | null = [before, buildDoor({ id: 'd-2' })],
  sentBeside: Record<string, boolean> = {},
) =>
  effectOf({
    definition: doors,
    plan,
    context: {
      ...{ person: buildPerson(), productKey: 'basalt', scope, mode, values },
      record: mode === 'create' ? null : before,
    },
    values,
    sent: { ...sentBeside, ...values },
    name: '1.2.3.4',
    known,
  })

it.each([
  [
    'a record of that name that was not there before',
    [before, buildDoor({ id: 'd-3', range: '1.2.3.4' })],
    'listed',
  ],
  ['one whose name a converter tidied', [buildDoor({ id: 'd-3', range: '1.2.3.4 ' })], 'listed'],
  ['one of that name that was there before', [buildDoor({ id: 'd-2', range: '1.2.3.4' })], 'not-listed'],
  ['a new one of another name', [before, buildDoor({ id: 'd-3', range: '5.6.7.8' })], 'not-listed'],
  ['no record', [], 'not-listed'],
])('%s shows that it was made, or does not', (_what, listed, shown) => {
  expect(effect('create', formPlanOf(doors, 'create'), { range: '1.2.3.4' })(listed)).toBe(shown)
})

it('one of that name says nothing where nobody knows what was there before, and none says that none was made', () => {
  const shownIn = effect('create', formPlanOf(doors, 'create'), { range: '1.2.3.4' }, null)
  expect(shownIn([buildDoor({ id: 'd-3', range: '1.2.3.4' })])).toBe('unclear')
  expect(shownIn([buildDoor({ id: 'd-3', range: '5.6.7.8' })])).toBe('not-listed')
})

it('what is made is told by its form where that knows better, of new records alone', () => {
  const plan: FormPlan = {
    ...formPlanOf(doors, 'create'),
    isMade: (made, { range }) => made.length === 1 && made[0]?.note === range,
  }
  const isShown = effect('create', plan, { range: '1.2.3.4' })
  expect(isShown([before, buildDoor({ id: 'd-3', range: 'other', note: '1.2.3.4' })])).toBe('listed')
  expect(isShown([buildDoor({ note: '1.2.3.4' })])).toBe('not-listed')
})

it('a form may see what it made in a record that was there before, beside what that was', () => {
  const plan: FormPlan = {
    ...formPlanOf(doors, 'create'),
    isMade: (made, { size }, was = [], now = []) =>
      made.length === 0 && was.every((each) => each.size === 3) && now.every((each) => each.size === size),
  }
  const isShown = effect('create', plan, { size: 9 })
  expect(isShown([buildDoor({ size: 9 }), buildDoor({ id: 'd-2', size: 9 })])).toBe('listed')
  expect(isShown([buildDoor({ size: 9 }), buildDoor({ id: 'd-3', size: 9 })])).toBe('not-listed')
})

it.each([
  ['with all that was sent', buildDoor({ size: 9, note: 'Mine' }), 'listed'],
  ['with a part of it', buildDoor({ size: 9 }), 'not-listed'],
  [
    'with what cannot be changed changed beside it',
    buildDoor({ size: 9, note: 'Mine', owner: 'Otto' }),
    'listed',
  ],
  ['as it was', before, 'not-listed'],
  ['as another record', buildDoor({ id: 'd-2', size: 9, note: 'Mine' }), 'not-listed'],
])('a changed record that is listed %s shows the change: %s', (_what, listed, shown) => {
  const plan = formPlanOf(doors, 'edit')
  // A secret comes back from no list, and says nothing of the change.
  const { password } = formPlanOf(doors, 'create').fields
  const withSecret = { ...plan, fields: { ...plan.fields, ...(password && { password }) } }
  const values = {
    owner: 'Olive',
    range: '10.0.0.0',
    size: 9,
    note: 'Mine',
    isActive: true,
    password: 'hunter2',
  }
  expect(effect('edit', withSecret, values)([listed])).toBe(shown)
})

it.each([
  ['what was typed and what is always sent', { note: 'Mine', reason: 'Storm' }, false, 'listed'],
  ['what was typed alone', { note: 'Mine' }, true, 'not-listed'],
  ['something else', { note: 'Yours' }, false, 'not-listed'],
])('after an action a record that has %s shows it, or does not', (_what, values, isActive, shown) => {
  const found = effect('action', formPlanOf(doors, 'edit'), values, undefined, { isActive: false })
  expect(found([buildDoor({ note: 'Mine', isActive })])).toBe(shown)
})

it('the moment an action sends is the same however a server writes it, also in a field that nobody is asked for', () => {
  const endedAt = { label: { en: 'Ended' }, kind: 'date-time' } as const
  const found = effectOf({
    definition: { ...doors, fields: { ...doors.fields, endedAt } },
    plan: formPlanOf(doors, 'edit'),
    context: {
      ...{ person: buildPerson(), productKey: 'basalt', scope, mode: 'action', values: {} },
      record: before,
    },
    values: {},
    sent: { endedAt: '2026-11-30T06:00:00.000Z' },
    name: 'Door',
    known: null,
  })
  const ended = (instant: string) => found([{ ...before, endedAt: instant }])
  expect(ended('2026-11-30T06:00:00Z')).toBe('listed')
  expect(ended('2026-11-30T06:00:01Z')).toBe('not-listed')
})

it.each(['edit', 'action'] as const)('a record that is listed no more shows nothing of its %s', (mode) => {
  expect(effect(mode, formPlanOf(doors, 'edit'), { note: 'Mine' })([])).toBe('not-listed')
})

it('a record that has no place for what an action sends shows nothing of it', () => {
  expect(effect('action', formPlanOf(doors, 'edit'), { reason: 'Storm' })([before])).toBe('not-listed')
})

it('what one page of the list does not have may be in the rest of it', () => {
  const isMade = effect('create', formPlanOf(doors, 'create'), { range: '1.2.3.4' })
  expect([isMade([], false), isMade([buildDoor({ id: 'd-3', range: '1.2.3.4' })], false)]).toEqual([
    'unreadable',
    'listed',
  ])
  const isChanged = effect('edit', formPlanOf(doors, 'edit'), { note: 'Mine' })
  expect([isChanged([], false), isChanged([before], false)]).toEqual(['unreadable', 'not-listed'])
})
