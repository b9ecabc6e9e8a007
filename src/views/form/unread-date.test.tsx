import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import { brokenAt } from '../../testing/broken-at'
import { buildDoor, doors } from '../../testing/example-definition'
import { openDialog, press, type } from '../../testing/form-dialog-driver'

/** 10:00 of 1 December 2026 wherever the tests run. */
const before = new Date(2026, 11, 1, 10).toISOString()

/** Opens the form of a door that opens at a time, or on a day. */
async function open(field: object, opens: string | null = before) {
  const changes = {
    'formFields.opens': { label: { en: 'Opens' }, ...field },
    'edit.sections.0.fields': ['range', 'opens'],
  }
  const definition = Object.entries(changes).reduce<ResourceDefinition>(
    (made, [place, value]) => brokenAt(made, place, value),
    doors,
  )
  const record = { ...buildDoor(), opens }
  const opened = await openDialog('edit', { 'doors.command': () => ({}) }, definition, record)
  const input = await screen.findByLabelText<HTMLInputElement>('Opens')
  return {
    input,
    leaveWith: (text: string) => {
      input.focus()
      if (text !== input.value) type('Opens', text)
      fireEvent.blur(input)
    },
    said: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
    sent: () => opened.api.callsOf('doors.command').map(({ options }) => options.body),
  }
}

it.each([
  [
    { kind: 'date', input: 'date-time' },
    '2026-13-01 10:00',
    /^“2026-13-01 10:00” .* like YYYY-MM-DD HH:mm\.$/,
  ],
  [{ kind: 'date', input: 'date-time' }, '2026-12-01 24:00', /^“2026-12-01 24:00” cannot be read/],
  [{ kind: 'date', input: 'date-time' }, '2026-12-01 10:00Z', /^“2026-12-01 10:00Z” cannot be read/],
  [{ kind: 'day' }, '2026-12-01 24:00', /^“2026-12-01 24:00” cannot be read/],
  [{ kind: 'date' }, 'soon', /^“soon” cannot be read as a date\. Write it like YYYY-MM-DD\.$/],
  [{ kind: 'day' }, 'soon', /^“soon” cannot be read as a date\. Write it like YYYY-MM-DD\.$/],
])(
  'a form with a field %j in which %s was typed says so once, and is not sent',
  async (field, text, sentence) => {
    const { leaveWith, said, sent } = await open(field)
    leaveWith(text)
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(sentence)]))
    press('Save')
    expect(await screen.findByText('Please check:', { exact: false })).toBeDefined()
    expect(said()).toHaveLength(1)
    expect(sent()).toEqual([])
  },
)

it('a date that could not be read is mended by another', async () => {
  const { leaveWith, said, sent } = await open({ kind: 'date', input: 'date-time' })
  leaveWith('2026-13-01 10:00')
  await waitFor(() => expect(said()).toHaveLength(1))
  leaveWith('2026-12-24 18:00')
  await waitFor(() => expect(said()).toEqual([]))
  press('Save')
  await waitFor(() =>
    expect(sent()).toEqual([{ range: '10.0.0.0', opens: new Date(2026, 11, 24, 18).toISOString() }]),
  )
})

it('a date that could not be read is given up by leaving the field empty', async () => {
  const { input, leaveWith, said, sent } = await open({ kind: 'date', input: 'date-time' })
  leaveWith('2026-13-01 10:00')
  await waitFor(() => expect(said()).toHaveLength(1))
  await waitFor(() => expect(input.value).toBe(''))
  leaveWith('')
  await waitFor(() => expect(said()).toEqual([]))
  press('Save')
  await waitFor(() => expect(sent()).toEqual([{ range: '10.0.0.0', opens: null }]))
})

it('a date of the record that cannot be read holds nothing back', async () => {
  const { sent } = await open({ kind: 'date' }, 'in spring')
  type('Range', '1.2.3.4')
  press('Save')
  await waitFor(() => expect(sent()).toEqual([{ range: '1.2.3.4', opens: 'in spring' }]))
})
