import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import example from '../../../docs/examples/maintenance-windows.json'
import { ApiError, NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { renderSubject } from '../../testing/contract/render-subject'
import { stageAccess } from '../../testing/contract/stage-access'
import { testsInZone } from '../../testing/tests-in-zone'

testsInZone('America/St_Johns')

const read = (changes: object = {}): ResourceDefinition =>
  readResourceFile(JSON.stringify({ ...example, ...changes }), 'maintenance-windows.json').definition

const windowOf = (name: string, parts: object = {}): ResourceRecord => ({
  ...{ id: name.toLowerCase(), name, status: 'planned', team: 'Storage', reason: null },
  ...{ startsAt: '2026-12-05T20:00:00Z', endsAt: '2026-12-06T02:00:00Z' },
  ...parts,
})
const [disks, routers] = [windowOf('Disks'), windowOf('Routers')]

/** The list, with a form that its address opens. */
function openAt(query: string, list: readonly ResourceRecord[] = [disks, routers], definition = read()) {
  stageAccess(definition)
  const rendered = renderSubject({ promised: definition, drawn: definition }, { list, query })
  const sent = () => rendered.api.commands().map(({ options }) => [options.path?.recordId, options.body])
  return { ...rendered, sent }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => sessionStorage.clear())

it('says what the action is done to, and sends what is typed beside what it always sends', async () => {
  const [extend, reject] = example.actions
  const confirm = { ...reject?.confirm, text: 'From {{startsAt}} nobody of {{team}} works.' }
  const told = { type: 'computed', label: 'Told', value: "status + ' for ' + reason" }
  const definition = read({
    fields: { ...example.fields, told },
    actions: [extend, { ...reject, confirm, success: '{{name}}: {{told}}' }],
  })
  const { sent, notices } = openAt('?open=reject:disks', [disks], definition)
  const form = await dialog('Reject Disks?')
  expect(form.getByText('From 05 Dec 2026, 16:30 (America/St_Johns) nobody of Storage works.')).toBeDefined()
  fireEvent.change(await form.findByLabelText(/^Reason/), { target: { value: 'Holidays' } })
  fireEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(sent()).toEqual([['disks', { status: 'rejected', reason: 'Holidays' }]]))
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Disks: rejected for Holidays']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('holds limits, shows what hangs on another value, and leaves out what is empty', async () => {
  const { sent } = openAt('?open=extend:disks')
  const form = await dialog('Extend: Disks')
  const hours = await form.findByLabelText(/^Hours/)
  fireEvent.change(hours, { target: { value: '49' } })
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  expect(await form.findByText('Enter a number from 1 to 48.')).toBeDefined()
  expect(form.queryByLabelText(/^What they read/)).toBeNull()
  fireEvent.change(hours, { target: { value: '4' } })
  fireEvent.click(form.getByRole('switch'))
  fireEvent.change(await form.findByLabelText(/^What they read/), { target: { value: 'Later' } })
  fireEvent.click(form.getByRole('switch'))
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  await waitFor(() => expect(sent()).toEqual([['disks', { hours: 4, isAnnounced: false }]]))
})

it('asks for the name of the record, too, and sends and keeps nothing of it', async () => {
  const [extend] = example.actions
  const confirm = { kind: 'typed-name', title: 'Extend {{name}}?', text: 'For all.', submit: 'Extend' }
  const { sent } = openAt('?open=extend:disks', [disks], read({ actions: [{ ...extend, confirm }] }))
  const form = await dialog('Extend Disks?')
  fireEvent.change(await form.findByLabelText(/^Hours/), { target: { value: '4' } })
  const name = form.getByLabelText('Type Disks to confirm')
  fireEvent.change(name, { target: { value: 'Disk' } })
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  expect((await form.findByText('The name does not match.')).closest('[role=alert]')?.id).toBe(
    name.getAttribute('aria-describedby'),
  )
  expect(sent()).toEqual([])
  fireEvent.change(name, { target: { value: 'Disks' } })
  expect(Object.values(sessionStorage).join()).toContain('"hours":4')
  expect(Object.values(sessionStorage).join()).not.toContain('Disks')
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  await waitFor(() => expect(sent()).toEqual([['disks', { hours: 4, isAnnounced: false }]]))
})

it('opens with what the record has in a field of that name, and says when it was emptied', async () => {
  const action = { ...example.actions[1], fields: { reason: { type: 'long-text', label: 'Reason' } } }
  const definition = read({ actions: [action] })
  const { sent } = openAt('?open=reject:disks', [windowOf('Disks', { reason: 'Too short' })], definition)
  const form = await dialog('Reject Disks?')
  const reason = await form.findByLabelText(/^Reason/)
  expect(reason).toHaveProperty('value', 'Too short')
  fireEvent.change(reason, { target: { value: '' } })
  fireEvent.click(form.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(sent()).toEqual([['disks', { status: 'rejected', reason: '' }]]))
})

it('is not opened by an address for a record it may not be done to, or without one', async () => {
  const { notices } = openAt('?open=reject:disks', [windowOf('Disks', { status: 'rejected' })])
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  openAt('?open=reject')
  await screen.findByText('Disks')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says of a lost answer that nothing is known of it where the list cannot show it', async () => {
  const { api } = openAt('?open=extend:disks')
  const form = await dialog('Extend: Disks')
  fireEvent.change(await form.findByLabelText(/^Hours/), { target: { value: '4' } })
  api.fail(new NetworkError('contract', 'unreachable'))
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  expect(
    await form.findByText('No answer arrived, so we could not confirm whether that was done to "Disks".'),
  ).toBeDefined()
  expect(
    await form.findByText('Your list does not show whether it was done. Look at it before you try again.'),
  ).toBeDefined()
})

const end = {
  ...{ name: 'end', label: 'End', icon: 'stop', requires: 'manage', where: ['row'] },
  fields: { reason: { type: 'long-text', label: 'Reason' } },
  ...{ call: { method: 'POST', path: '/maintenance-windows/{recordId}/end' }, sends: { endsAt: 'now' } },
}

it('sends the same moment, under the same key, again after a lost answer, and another after a refusal', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00Z') })
  const { api } = openAt('?open=end:disks', [disks], read({ actions: [end] }))
  const form = await dialog('End: Disks')
  const pressAt = async (time: string, error: Error) => {
    vi.setSystemTime(Date.parse(`2026-03-05T${time}Z`))
    api.fail(error)
    const before = api.commands().length
    const button = await form.findByRole('button', { name: 'End' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    fireEvent.click(button)
    await waitFor(() => expect(api.commands()).toHaveLength(before + 1))
    return api.commands().at(-1)?.options
  }
  const lost = new NetworkError('contract', 'unreachable')
  const first = await pressAt('12:00:05', lost)
  expect(first?.body).toEqual({ endsAt: '2026-03-05T12:00:05.000Z' })
  const refusal = new ApiError({ message: 'Not yet', statusCode: 409 })
  const second = await pressAt('12:01:00', refusal)
  expect([second?.body, second?.idempotencyKey]).toEqual([first?.body, first?.idempotencyKey])
  const third = await pressAt('12:02:00', refusal)
  expect(third?.body).toEqual({ endsAt: '2026-03-05T12:02:00.000Z' })
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

it('asks once for many records, and leaves out with its reason who would not take the values', async () => {
  const fields = {
    reason: {
      type: 'text',
      label: 'Reason',
      requiredWhen: { field: 'team', equals: 'Network' },
      required: 'Networks need one',
    },
  }
  const definition = read({ actions: [{ ...example.actions[1], fields }] })
  const late = windowOf('Late', { status: 'rejected' })
  const net = windowOf('Net', { team: 'Network' })
  const { sent } = openAt('', [disks, routers, late, net], definition)
  await screen.findByText('Disks')
  fireEvent.click(screen.getByRole('checkbox', { name: /all/i }))
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  const form = await dialog('Reject Disks, Routers?')
  const named = () => form.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named().join()).toContain('Networks need one')
  fireEvent.change(await form.findByLabelText(/^Reason/), { target: { value: 'Frost' } })
  await waitFor(() => expect(named().join()).not.toContain('Networks need one'))
  fireEvent.click(form.getByRole('button', { name: 'Reject' }))
  const body = { status: 'rejected', reason: 'Frost' }
  await waitFor(() =>
    expect(sent()).toEqual([
      ['disks', body],
      ['routers', body],
      ['net', body],
    ]),
  )
})

it.each([
  ['by its form', '?open=end:disks', { fields: { reason: { type: 'long-text', label: 'Reason' } } }],
  ['at once', '', {}],
])('sends the present and who does it where they are to be sent, %s', async (_how, query, parts) => {
  const action = {
    ...{ name: 'end', label: 'End', icon: 'stop', requires: 'manage', where: ['row'], ...parts },
    ...{ call: { method: 'PATCH', path: '/maintenance-windows/{recordId}' } },
    sends: { endsAt: 'now', team: { person: 'email' } },
  }
  const { sent } = openAt(query, [disks], read({ actions: [action] }))
  const place = query === '' ? screen : await dialog('End: Disks')
  fireEvent.click(await place.findByRole('button', { name: /^End\b/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [, body] = sent()[0] ?? []
  const { endsAt, team } = body as { endsAt: string; team: string }
  expect(Math.abs(Date.parse(endsAt) - Date.now())).toBeLessThan(60_000)
  expect(team).toBe('owner@sandbox.test')
})

it('copies the moment that its button sends, under the same key, however late either is pressed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-05T12:00:00Z') })
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  const { api } = openAt('?open=end:disks', [disks], read({ actions: [end] }))
  const form = await dialog('End: Disks')
  const pressAt = (time: string, name: string) => {
    vi.setSystemTime(Date.parse(`2026-03-05T${time}Z`))
    fireEvent.click(form.getByRole('button', { name }))
  }
  pressAt('12:00:05', 'Copy as curl')
  await waitFor(() => expect(copied).toHaveLength(1))
  pressAt('12:03:00', 'Copy as curl')
  await waitFor(() => expect(copied).toHaveLength(2))
  pressAt('12:05:00', 'End')
  await waitFor(() => expect(api.commands()).toHaveLength(1))
  const { body, idempotencyKey } = api.commands()[0]?.options ?? {}
  expect(body).toEqual({ endsAt: '2026-03-05T12:00:05.000Z' })
  for (const command of copied) {
    expect(command).toContain('{"endsAt":"2026-03-05T12:00:05.000Z"}')
    expect(command).toContain(`idempotency-key: ${idempotencyKey}`)
  }
})

it('says fields of its record in its title and its danger, as it begins and as it fails', async () => {
  const [, reject] = example.actions
  const action = {
    ...reject,
    confirm: { ...reject?.confirm, title: 'Reject {{name}} of {{team}}?' },
    ...{ dangerText: '{{startsAt}} is free again.', progress: 'Telling {{team}}' },
    failure: '{{team}} could not be told.',
  }
  const { api, notices } = openAt('?open=reject:disks', [disks], read({ actions: [action] }))
  const form = await dialog('Reject Disks of Storage?')
  expect(form.getByText('05 Dec 2026, 16:30 (America/St_Johns) is free again.')).toBeDefined()
  fireEvent.change(await form.findByLabelText(/^Reason/), { target: { value: 'Holidays' } })
  api.fail(new ApiError({ message: 'Stack trace', statusCode: 500 }))
  fireEvent.click(form.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Telling Storage')).toBeDefined()
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['Storage could not be told.']))
})

it('says that its record is gone where the server has none', async () => {
  const { api } = openAt('?open=extend:disks')
  const form = await dialog('Extend: Disks')
  fireEvent.change(await form.findByLabelText(/^Hours/), { target: { value: '4' } })
  api.fail(new ApiError({ message: 'There is no such window', statusCode: 404 }))
  fireEvent.click(form.getByRole('button', { name: 'Extend' }))
  expect(await form.findByText(/^This does not exist any more/)).toBeDefined()
})
