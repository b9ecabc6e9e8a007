import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { exportFrame } from '../export/export-rows'
import { ResourceSection } from '../section/resource-section'

const { definition, faults } = readResourceFile(
  JSON.stringify({
    ...example,
    fields: {
      ...example.fields,
      pem: { type: 'file-text', label: 'Private key', secret: true, required: 'Choose the key' },
    },
    create: { fields: ['name', 'pem'] },
    edit: { fields: ['name', 'pem'] },
    detail: { fields: ['name', 'pem'] },
  }),
  'api-keys.json',
)
const pem = '-----BEGIN PRIVATE KEY-----\nMIIEvHush\n-----END PRIVATE KEY-----\n'
const record = () => definition.schema.parse({ id: 'k1', name: 'CI', purpose: 'read', pem })

afterEach(() => sessionStorage.clear())

async function open(what: string) {
  const { api } = renderWithProviders(<ResourceSection definition={definition} />, {
    path: `/api-keys?open=${what}`,
    api: createFakeApi(
      {},
      {
        'api-keys.list': () => ({ records: [record()], total: 1 }),
        'api-keys.command': () => ({ id: 'k2' }),
      },
    ),
  })
  return { api, form: within(await screen.findByRole('dialog')) }
}

async function chooseKey(form: Awaited<ReturnType<typeof open>>['form']) {
  await form.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input of a file')
  const file = new File([pem], 'ci.pem')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  await form.findByText(`ci.pem, ${pem.length} characters`)
}

it('a secret of several lines is sent, and stands in no draft, on no screen and in no copied command', async () => {
  expect(faults).toEqual([])
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  const { api, form } = await open('create')
  fireEvent.change(await form.findByLabelText('Name'), { target: { value: 'ETL' } })
  await chooseKey(form)
  expect(document.body.textContent).not.toContain('MIIEvHush')
  const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage })
  await waitFor(() => expect(kept()).toContain('ETL'))
  expect(kept()).not.toContain('MIIEvHush')
  fireEvent.click(form.getByRole('button', { name: 'Copy as curl' }))
  await waitFor(() => expect(copied).toHaveLength(1))
  expect(copied[0]).toContain('<pem>')
  expect(copied[0]).not.toContain('MIIEvHush')
  fireEvent.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(api.callsOf('api-keys.command')).toHaveLength(1))
  expect(api.callsOf('api-keys.command')[0]?.options.body).toEqual({ name: 'ETL', pem })
})

it('a form that changes a record sends such a secret only where another one was chosen', async () => {
  const { api, form } = await open('edit%3Ak1')
  await form.findByText('Unchanged, unless you enter another')
  fireEvent.change(await form.findByLabelText('Name'), { target: { value: 'CI two' } })
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsOf('api-keys.command')).toHaveLength(1))
  expect(api.callsOf('api-keys.command')[0]?.options.body).toEqual({ name: 'CI two' })
})

it('a server that answers a secret has it in no record here, and it is shown as dots and exported never', async () => {
  expect(record()).toMatchObject({ pem: '••••••••' })
  expect(definition.schema.parse({ id: 'k1', pem: null })).toMatchObject({ pem: null })
  const { form } = await open('detail%3Ak1')
  await form.findByText('••••••••')
  const asked = { ...definition, list: { ...definition.list, columns: ['name', 'pem'] } }
  expect(exportFrame(asked, 'json').lines([record() as { id: string }])).toBe('{"name":"CI"}')
})
