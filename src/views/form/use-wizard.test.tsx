import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { brokenAt } from '../../testing/broken-at'
import { doors } from '../../testing/example-definition'
import { openDialog, press, type } from '../../testing/form-dialog-driver'

afterEach(() => sessionStorage.clear())

const changes: Readonly<Record<string, unknown>> = {
  'formFields.range.debounce': undefined,
  'formFields.size.required': { en: 'Say how large' },
  'create.wizard': { review: { en: 'Look again' } },
  'create.sections': [
    { title: { en: 'Where' }, fields: ['range'] },
    { title: { en: 'What' }, fields: ['size', 'note'] },
  ],
}
const stepwise = Object.entries(changes).reduce<ResourceDefinition>(
  (made, [place, value]) => brokenAt(made, place, value),
  doors,
)

const open = async () => {
  const opened = await openDialog('create', { 'doors.command': () => ({}) }, stepwise)
  const steps = await within(opened.dialog).findByRole('list')
  return {
    ...opened,
    steps: () =>
      within(steps)
        .getAllByRole('listitem')
        .map((step) => [step.textContent, step.getAttribute('aria-current')]),
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
    sent: () => opened.api.callsOf('doors.command').map(({ options }) => options.body),
  }
}
const hasFocus = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))

it('a step says what is wrong with it alone, once somebody tried to go on, and leads there', async () => {
  const { alerts, sent, steps } = await open()
  expect(screen.queryByLabelText('Size')).toBeNull()
  press('Next')
  await waitFor(() => expect(alerts()).toEqual(['Please enter a range']))
  await hasFocus('Range')
  expect(steps().map(([, current]) => current)).toEqual(['step', null, null])
  type('Range', '1.2.3.4')
  press('Next')
  await hasFocus('Size')
  expect(screen.queryByLabelText('Range')).toBeNull()
  // Nobody has tried to leave this one yet.
  expect(alerts()).toEqual([])
  press('Next')
  await waitFor(() => expect(alerts()).toEqual(['Say how large']))
  expect(steps()).toEqual([
    ['Wheredone', null],
    ['2What', 'step'],
    ['3Look again', null],
  ])
  expect(sent()).toEqual([])
})

it('steps are gone through to the review and back, keep their values, and are sent from its end alone', async () => {
  const { sent, steps } = await open()
  type('Range', '1.2.3.4')
  press('Next')
  await hasFocus('Size')
  type('Size', '4')
  press('Next')
  await screen.findByRole('button', { name: 'Add' })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.2.3.4',
    '4',
    '–',
  ])
  expect(steps().map(([, current]) => current)).toEqual([null, null, 'step'])
  press('Back')
  await hasFocus('Size')
  expect(screen.getByLabelText<HTMLInputElement>('Size').value).toBe('4')
  press('Back')
  await hasFocus('Range')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined()
  press('Next')
  await hasFocus('Size')
  press('Next')
  await screen.findByRole('button', { name: 'Add' })
  expect(sent()).toEqual([])
  press('Add')
  await waitFor(() => expect(sent()).toEqual([{ range: '1.2.3.4', size: 4 }]))
})
