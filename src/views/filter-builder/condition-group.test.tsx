import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { choose, offersOf } from '../../testing/choice-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import '../form/inputs/date-picker'
import { FilterDialog } from './filter-dialog'
import type { OfferedFields } from './filter-draft'

const fields: OfferedFields = {
  name: { label: { en: 'Name' }, kind: 'text' },
  made: { label: { en: 'Made' }, kind: 'date' },
  labels: { label: { en: 'Labels' }, kind: 'list' },
  state: { label: { en: 'State' }, kind: 'choice', options: [{ value: 'on', label: { en: 'On' } }] },
}

function renderDialog(levels: number) {
  renderWithProviders(
    <FilterDialog
      label={{ en: 'Gadgets' }}
      fields={fields}
      levels={levels}
      filter={null}
      onChange={() => {}}
      onClose={() => {}}
    />,
  )
  return within(screen.getByRole('dialog'))
}

it.each([
  ['Name', ['contains', 'does not contain', 'begins with', 'is', 'is not', 'is empty', 'is not empty']],
  ['Made', ['is on or after', 'is on or before', 'is empty', 'is not empty']],
  ['Labels', ['has', 'does not have', 'is empty', 'is not empty']],
  ['State', ['is', 'is not', 'is empty', 'is not empty']],
])('%s is compared in the ways and words of its kind', async (field, words) => {
  const dialog = renderDialog(4)
  const box = dialog.getByLabelText('Field of condition 1')
  if (field !== 'Name') await choose(box, field)
  const offers = await offersOf(dialog.getByLabelText('How condition 1 compares'))
  expect(offers.map(({ textContent }) => textContent)).toEqual(words)
})

it('says to screen readers what was put in and taken out, and where one level fits offers conditions alone', async () => {
  const dialog = renderDialog(2)
  expect(dialog.getByRole('heading').textContent).toBe('Conditions for gadgets')
  const said = () => dialog.getByRole('status').textContent
  fireEvent.click(dialog.getByRole('button', { name: 'Add condition' }))
  expect(said()).toBe('Condition 2 is added.')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Field of condition 2')))
  fireEvent.click(dialog.getByRole('button', { name: 'Add group' }))
  expect(said()).toBe('Group 3 is added.')
  const group = within(dialog.getByRole('group', { name: 'Group 3' }))
  expect(group.queryByRole('button', { name: 'Add group' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove group 3' }))
  expect(said()).toBe('It is removed.')
  expect(dialog.queryByRole('group', { name: 'Group 3' })).toBeNull()
})

const plain = { label: { en: 'Of it' } }
function renderFields(fields: OfferedFields) {
  const ignore = () => {}
  renderWithProviders(
    <FilterDialog
      {...{ label: { en: 'Gadgets' }, fields, levels: 1, filter: null, onChange: ignore, onClose: ignore }}
    />,
  )
}
const valueBox = () => screen.getByLabelText<HTMLInputElement>('Value of condition 1')
/** What stands in the condition, once the code of its input is here. */
const said = () => `${valueBox().placeholder} ${valueBox().closest('li')?.textContent}`

it.each<[string, Partial<FieldDefinition>, string]>([
  ['a size in its unit', { kind: 'bytes' }, 'GiB'],
  ['a time span', { kind: 'duration' }, '1 h 30 min'],
  ['a share', { kind: 'percent' }, '%'],
  ['an amount', { kind: 'money', currency: 'EUR' }, 'EUR'],
  ['a figure in its unit', { kind: 'number', unit: { en: 'kg' } }, 'kg'],
  ['a record', { kind: 'reference', resource: 'lamps' }, 'lamps'],
])('a field is compared with %s, as forms ask for it', async (_what, parts, words) => {
  renderFields({ of: { kind: 'text', ...plain, ...parts } })
  await waitFor(() => expect(said()).toContain(words))
})

it('what was typed for one field is not kept for another of its kind', async () => {
  renderFields({
    runs: { kind: 'duration', label: { en: 'Runs' } },
    waits: { kind: 'duration', label: { en: 'Waits' } },
  })
  await waitFor(() => expect(said()).toContain('1 h 30 min'))
  fireEvent.change(valueBox(), { target: { value: '2 h' } })
  expect(valueBox().value).toBe('2 h')
  await choose(screen.getByLabelText('Field of condition 1'), 'Waits')
  await waitFor(() => expect(valueBox().value).toBe(''))
})
