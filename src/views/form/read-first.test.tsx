import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { DefinedResource } from '../../providers/defined-resource'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { OpenedDialog } from './defined-form'
import './read-first'

const file = { ...example, detail: { page: true, fields: ['name'] } }
const { definition } = readResourceFile(JSON.stringify(file), 'api-keys.json')
// What stands in the list leaves a field out that the form asks for.
const listed = {
  id: '7',
  name: 'Build',
  purpose: 'write',
  isActive: true,
  dailyLimit: null,
  note: null,
  createdAt: null,
}
const whole = { ...listed, dailyLimit: 500 }

function openEdit(own: OwnAnswers) {
  const onClose = vi.fn()
  const api = createFakeApi({}, own)
  renderWithProviders(
    <DefinedResource definition={definition}>
      <OpenedDialog definition={definition} mode="edit" record={listed} onClose={onClose} />
    </DefinedResource>,
    { api, path: '/api-keys' },
  )
  return { api, onClose }
}

it('a form of a record that has a call of its own opens with what that answers, not with what the list left out', async () => {
  let answer = (_record: ResourceRecord) => {}
  const { api } = openEdit({
    'api-keys.list': () => new Promise<ResourceRecord>((resolve) => (answer = resolve)),
  })
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('Loading')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull()
  answer(whole)
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.getByLabelText<HTMLInputElement>('Requests a day').value).toBe('500')
  expect(api.callsOf('api-keys.list').map(({ options }) => options.path?.recordId)).toEqual(['7'])
})

it('a record that cannot be read opens no form: the reason stands there, and another try', async () => {
  let isAsleep = true
  openEdit({
    'api-keys.list': () => {
      if (isAsleep) throw new ApiError({ message: 'The server is asleep', statusCode: 503 })
      return whole
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The server is asleep')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  isAsleep = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Save' })
})

it('a record that has gone meanwhile is said to be gone, and the dialog can be left', async () => {
  const { onClose } = openEdit({
    'api-keys.list': () => {
      throw new ApiError({ message: 'Not found', statusCode: 404 })
    },
  })
  expect((await screen.findByRole('alert')).textContent).toBe('It is no longer in the list: API key 7.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
