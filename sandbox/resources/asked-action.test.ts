import { expect, it } from 'vitest'
import { buildPerson } from '../../src/testing/builders'
import { gadgets } from '../../src/testing/gadgets'
import { requireConditions } from './asked-action'

const [action] = gadgets.actions.filter(({ name }) => name === 'delete')

it.each([
  ['in the sentence of the console', undefined, 'This is not available in the current state.'],
  ["in the definition's own", { en: 'It is to be kept' }, 'It is to be kept'],
])('an action that is not offered is refused %s', (_whose, reason, message) => {
  const offeredWhen = { field: 'note', not: 'keep', ...(reason && { reason }) }
  const ask = (note: string) => () =>
    action && requireConditions({ ...action, offeredWhen }, { valueOf: () => note, person: buildPerson() })
  expect(ask('sell')).not.toThrow()
  expect(ask('keep')).toThrow(expect.objectContaining({ status: 409, body: { code: 'state', message } }))
})
