import { expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { unmetConditions } from './unmet-conditions'

const isOpen = { field: 'state', equals: 'open' } as const
const isOwn = { field: 'isOwn', equals: true } as const
const reason = { en: 'It is closed' }
const unmet = (row: Readonly<Record<string, unknown>>, offered: object = isOwn) =>
  unmetConditions(
    { enabledWhen: { ...isOpen, reason }, offeredWhen: { ...isOwn, ...offered } },
    { valueOf: (field) => row[field], person: buildPerson() },
  ).map((each) => [each.reason, each.isOffer])

it('of the conditions of an action those that do not hold say why, those that close it first', () => {
  expect(unmet({ state: 'open', isOwn: true })).toEqual([])
  expect(unmet({ state: 'shut', isOwn: true })).toEqual([[reason, false]])
  expect(unmet({ state: 'open', isOwn: false })).toEqual([['views.notOffered', true]])
  const others = { en: 'It is of others' }
  expect(unmet({}, { reason: others })).toEqual([
    [reason, false],
    [others, true],
  ])
})
