import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import type { NamedCallOptions } from '../../api/api-client'
import type { NamedCall } from '../../api/call'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { LateMarkedValue } from '../cells/late-marked-value'
import { preloadDialogs } from '../confirm/dialogs'
import { refreshEvery } from '../records/use-refresh'
import { ResourceSection } from './resource-section'

const key = { id: '1', name: 'Nightly', purpose: 'read', dailyLimit: 5, note: null, isActive: true }
const revoke = { ...example.actions[0], confirm: undefined, where: [], offeredWhen: undefined }

function renderKeys(changes: object, rows: readonly object[] = [key], refuse: () => void = () => {}) {
  const file = { ...example, list: { ...example.list, paging: 'client' }, ...changes }
  const { definition, faults } = readResourceFile(JSON.stringify(file), '/api-keys.json')
  expect(faults).toEqual([])
  const sent: string[] = []
  const note = ({ path, body }: NamedCallOptions, { method }: NamedCall) => {
    refuse()
    sent.push(`${method} ${path?.recordId} ${JSON.stringify(body)}`)
    return { message: 'The server says so' }
  }
  const api = createFakeApi({}, { 'api-keys.list': () => [...rows], 'api-keys.command': note })
  return { definition, sent, ...renderWithProviders(<ResourceSection definition={definition} />, { api }) }
}

beforeAll(async () => {
  preloadDialogs()
  await LateMarkedValue.preload()
})

describe('the list of a file', () => {
  it('switches a record off and on by two actions of its own', async () => {
    const restore = { ...revoke, name: 'restore', label: 'Restore', sends: { isActive: true } }
    const rows = [key, { ...key, id: '2', name: 'Weekly', isActive: false }]
    const { sent } = renderKeys(
      {
        fields: {
          ...example.fields,
          isActive: { ...example.fields.isActive, action: { on: 'restore', off: 'revoke' } },
        },
        actions: [revoke, restore],
      },
      rows,
    )
    const on = await screen.findByRole('switch', { name: 'Active: Nightly' })
    expect(on.getAttribute('aria-checked')).toBe('true')
    await userEvent.click(on)
    await userEvent.click(screen.getByRole('switch', { name: 'Active: Weekly' }))
    await waitFor(() => expect(sent).toEqual(['PATCH 1 {"isActive":false}', 'PATCH 2 {"isActive":true}']))
  })

  it('heads a refusal by what was not done, and says its reason below', async () => {
    const isActive = { ...example.fields.isActive, action: { on: 'revoke', off: 'revoke' } }
    const changes = { fields: { ...example.fields, isActive }, actions: [revoke] }
    const { notices } = renderKeys(changes, [key], () => {
      throw new ApiError({ message: 'Still used by 2 rules', statusCode: 409 })
    })
    await userEvent.click(await screen.findByRole('switch', { name: 'Active: Nightly' }))
    const notice = {
      type: 'error',
      message: 'Still used by 2 rules',
      description: 'Not done: Revoke “Nightly”',
    }
    await waitFor(() => expect(notices).toEqual([notice]))
  })

  it.each([
    ['good', 'connected'],
    ['warning', 'working'],
    ['bad', 'disconnected'],
    ['neutral', 'unavailable'],
    ['busy', 'information'],
  ])(
    'draws a value of the tone %s as a state of the tone %s, with its word and an icon',
    async (tone, drawn) => {
      const options = [{ value: 'read', label: 'Reading', tone }]
      renderKeys({ fields: { ...example.fields, purpose: { ...example.fields.purpose, options } } })
      const tag = (await screen.findByRole('cell', { name: 'Reading' })).querySelector('[data-tone]')
      expect(tag?.getAttribute('data-tone')).toBe(drawn)
      expect(tag?.querySelector('svg')).not.toBeNull()
    },
  )

  it('has a button that copies a value, and none where there is no value', async () => {
    const fields = {
      ...example.fields,
      name: { ...example.fields.name, copyable: true },
      note: { ...example.fields.note, copyable: true },
    }
    renderKeys({ fields, list: { ...example.list, paging: 'client', columns: ['name', 'note'] } })
    const row = await screen.findByRole('row', { name: /Nightly/ })
    const names = within(row).getAllByRole('button', { name: /^Copy/ })
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['Copy Name'])
  })

  it('keeps the button that copies a title out of the link to its page', async () => {
    const fields = { ...example.fields, name: { ...example.fields.name, copyable: true } }
    renderKeys({ fields, detail: { page: true, fields: ['name'] } })
    const link = await screen.findByRole('link', { name: 'Nightly' })
    expect(link.querySelector('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy Name' })).toBeTruthy()
  })

  it('asks for the name before it does what is dangerous, and says what the server says', async () => {
    const confirm = { kind: 'typed-name', title: 'Revoke {{name}}?', text: 'For good.', submit: 'Revoke' }
    const { sent, notices } = renderKeys({
      actions: [{ ...revoke, where: ['row'], confirm, useServerMessage: true }],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Nightly' }))
    const field = await screen.findByRole('textbox', { name: 'Type Nightly to confirm' })
    const press = () => fireEvent.click(screen.getAllByRole('button', { name: 'Revoke' }).at(-1) ?? field)
    fireEvent.change(field, { target: { value: 'Night' } })
    press()
    expect(await screen.findByText('The name does not match.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(field, { target: { value: 'Nightly' } })
    press()
    await waitFor(() => expect(sent).toEqual(['PATCH 1 {"isActive":false}']))
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['The server says so']))
  })

  it('does an action to every selected record', async () => {
    const rows = [key, { ...key, id: '2', name: 'Weekly' }]
    const { sent } = renderKeys({ actions: [{ ...revoke, where: ['selection'] }] }, rows)
    await screen.findByRole('row', { name: /Nightly/ })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all API keys on this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(sent).toEqual(['PATCH 1 {"isActive":false}', 'PATCH 2 {"isActive":false}']))
  })

  it('shows a column on demand once it is asked for', async () => {
    renderKeys({ list: { ...example.list, paging: 'client', columnsOnDemand: ['purpose'] } })
    await screen.findByRole('row', { name: /Nightly/ })
    expect(screen.queryByRole('columnheader', { name: 'Purpose' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Columns and density of API keys' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Purpose' }))
    expect(await screen.findByRole('columnheader', { name: 'Purpose' })).toBeTruthy()
  })

  it('is read sooner while a record is in a state it names', () => {
    const refreshFaster = { seconds: 5, while: { field: 'purpose', in: ['read'] } }
    const { definition } = renderKeys({ list: { ...example.list, refreshSeconds: 30, refreshFaster } })
    const { refresh } = definition.list
    if (!refresh) throw new Error('no refresh')
    expect(refreshEvery(refresh, [key])).toBe(5000)
    expect(refreshEvery(refresh, [{ ...key, purpose: 'write' }])).toBe(30_000)
  })
})
