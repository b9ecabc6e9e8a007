import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContractError } from '../../api/errors'
import { UnreadAnswer, UnreadRecords } from './unread-records'

const label = { one: { en: 'Gadget' }, many: { en: 'Gadgets' } }
const fault = (id: string, isShown: boolean) => ({
  number: isShown ? null : 1,
  id,
  name: null,
  isShown,
  values: [
    { field: 'weight', expected: ['number', 'null'] as const, found: 'text' as const, sample: 'heavy' },
  ],
})

it.each([
  [[fault('a', false)], 7, '1 of 7 gadgets could not be read and is not shown'],
  [[fault('a', false), fault('b', false)], 7, '2 of 7 gadgets could not be read and are not shown'],
  [[fault('a', false), fault('b', true)], 7, '1 of 7 gadgets could not be read and is not shown'],
  [[fault('a', false)], 1, '1 of 1 gadget could not be read and is not shown'],
  [[fault('a', true)], 7, 'Parts of 1 gadget could not be read'],
  [[fault('a', true), fault('b', true)], 7, 'Parts of 2 gadgets could not be read'],
])('%#: says how much of a list could not be read', (faults, total, words) => {
  const { container } = render(<UnreadRecords label={label} list={{ faults, total }} />)
  expect(container.querySelector('summary')?.textContent).toBe(words)
  expect(container.querySelectorAll('li')).toHaveLength(faults.length)
})

it('says nothing while all is well', () => {
  expect(render(<UnreadRecords label={label} list={{ faults: [], total: 7 }} />).container.textContent).toBe(
    '',
  )
  const unknown = render(<UnreadAnswer error={new ContractError('gadgets.list', ['no list'])} />)
  expect(unknown.container.textContent).toBe('')
})
