import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import alertRules from '../../../docs/examples/alert-rules.json'
import serviceAccounts from '../../../docs/examples/service-accounts.json'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { choose } from '../../testing/choice-driver'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const definitionOf = (file: { name: string }) =>
  readResourceFile(JSON.stringify(file), `${file.name}.json`).definition
const rules = definitionOf(alertRules)
const accounts = definitionOf(serviceAccounts)

const accountRows = [
  {
    id: 'ci',
    name: 'ci',
    roles: ['reader'],
    quota: 1_610_612_736,
    used: 42.5,
    expiresAt: '2027-03-01T12:00:00Z',
  },
  { id: 'bi', name: 'reports', roles: ['reader', 'admin'] },
]
const ruleRows = [
  {
    id: '1',
    name: 'Slow reports',
    service: 'ci',
    channel: 'mail',
    recipients: ['ops@example.com'],
    threshold: 5_400,
    budget: 12.5,
    conditions: [
      { field: 'user', value: 'reporting' },
      { field: 'tag', value: 'nightly' },
    ],
    isActive: true,
    lastFiredAt: '2026-11-01T08:30:00Z',
  },
]

function renderRules(definition = rules, query = '', answers: OwnAnswers = {}) {
  const paged = (records: readonly { id: string }[]) => ({ records, total: records.length })
  const api = createFakeApi(
    {},
    {
      'alert-rules.list': () =>
        paged(rules.schema ? ruleRows.map((row) => rules.schema.parse(row) as { id: string }) : []),
      'service-accounts.list': ({ query: asked }) => {
        const rows = accountRows.map((row) => accounts.schema.parse(row) as { id: string; name: string })
        return paged(
          rows.filter(({ id, name }) =>
            asked?.id ? asked.id.split(',').includes(id) : name.includes(asked?.q ?? ''),
          ),
        )
      },
      'alert-rules.command': () => ({ id: '2' }),
      ...answers,
    },
  )
  const rendered = renderWithProviders(
    <DefinitionsContext
      value={{
        definitions: [rules, accounts],
        faults: new Map(),
        pending: new Set(),
        examine: async () => {},
      }}
    >
      <ResourceSection definition={definition} />
    </DefinitionsContext>,
    { api, path: `/${definition.name}${query}` },
  )
  return rendered
}

// The code of special inputs and cells comes with the first of them.
beforeAll(async () => {
  renderRules(rules, '?open=create')
  await screen.findByRole('dialog')
  await vi.dynamicImportSettled()
  cleanup()
  renderRules(accounts, '?open=create')
  await screen.findByRole('dialog')
  await vi.dynamicImportSettled()
  cleanup()
})
afterEach(() => sessionStorage.clear())

it('a table shows each value as what it is', async () => {
  renderRules()
  const row = (await screen.findByRole('rowheader', { name: 'Slow reports' })).closest('tr')
  if (!row) throw new Error('no row')
  await within(row).findByRole('link', { name: 'ci' })
  const words = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(words.slice(0, 6)).toEqual(['ci', 'E-mail', '1 h 30 min', '€12.50', '2 entries', 'Yes'])
  expect(words[6]).toMatch(/^\d+ days$/)
  expect(within(row).getByRole('link', { name: 'ci' }).getAttribute('href')).toBe(
    '/service-accounts?q=ci&open=detail%3Aci',
  )
})

it('the names behind references are asked for once, all together', async () => {
  const { api } = renderRules()
  await screen.findByRole('link', { name: 'ci' })
  const asked = api.callsOf('service-accounts.list').map(({ options }) => options.query)
  expect(asked).toEqual([{ id: 'ci' }])
})

it('a review says a reference by its name, as the field does', async () => {
  const sections = [{ title: 'Rule', fields: ['name', 'service'] }]
  const file = { ...alertRules, edit: { steps: true, review: 'Look again', sections } }
  renderRules(definitionOf(file), '?open=edit:1')
  const form = within(await screen.findByRole('dialog'))
  await choose(await form.findByLabelText(/^Service account/), 'reports')
  fireEvent.click(form.getByRole('button', { name: 'Next' }))
  await form.findByText('ci → reports')
})

it('fields come and go with what is chosen, and only those that are there are sent', async () => {
  const { api } = renderRules(rules, '?open=create')
  const dialog = await screen.findByRole('dialog')
  const form = within(dialog)
  await form.findByLabelText('Longer than')
  expect(form.queryByLabelText('Address')).toBeNull()

  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Long' } })
  fireEvent.change(form.getByLabelText('Longer than'), { target: { value: '1h 5m' } })
  await choose(form.getByLabelText('Channel'), 'Web hook')
  const address = await form.findByLabelText('Address')
  expect(form.queryByText('Recipients')).toBeNull()
  fireEvent.change(address, { target: { value: 'nowhere' } })
  fireEvent.blur(address)
  await form.findByText('Type a web address that starts with https://.')
  fireEvent.change(address, { target: { value: 'https://hooks.example.com/a' } })

  await choose(form.getByLabelText(/^Service account/), 'reports')
  fireEvent.click(form.getByRole('button', { name: 'Add to Only for' }))
  fireEvent.click(form.getByRole('button', { name: 'Create' }))
  await form.findByText('Entry 1, What: Choose')
  await choose(form.getByRole('combobox', { name: 'What' }), 'database')
  fireEvent.change(form.getByLabelText('Is'), { target: { value: 'sales' } })
  fireEvent.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(api.callsOf('alert-rules.command')).toHaveLength(1))
  expect(api.callsOf('alert-rules.command')[0]?.options.body).toEqual({
    name: 'Long',
    service: 'bi',
    threshold: 3900,
    channel: 'hook',
    target: 'https://hooks.example.com/a',
    conditions: [{ field: 'database', value: 'sales' }],
    isActive: false,
  })
})

it('entries are put in order and taken out by keyboard, and what happens is said', async () => {
  const { api } = renderRules(rules, '?open=edit%3A1')
  const form = within(await screen.findByRole('dialog'))
  const up = await form.findByRole('button', { name: 'Move entry 2 of Only for up' })
  expect(form.queryByRole('button', { name: 'Move entry 1 of Only for up' })).toBeNull()
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(form.getByText('Entry 2 is entry 1 now.')).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Move entry 1 of Only for down' })),
  )
  fireEvent.click(form.getByRole('button', { name: 'Remove entry 2 of Only for' }))
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.callsOf('alert-rules.command')).toHaveLength(1))
  expect(api.callsOf('alert-rules.command')[0]?.options.body).toMatchObject({
    service: 'ci',
    conditions: [{ field: 'tag', value: 'nightly' }],
    threshold: 5_400,
    recipients: ['ops@example.com'],
  })
})

it('a list of addresses names the one that is none', async () => {
  renderRules(rules, '?open=edit%3A1')
  const form = within(await screen.findByRole('dialog'))
  const recipients = await form.findByRole('combobox', { name: 'Recipients' })
  await userEvent.type(recipients, 'nobody{Enter}')
  fireEvent.blur(recipients)
  await form.findByText('"nobody": Type an email address, such as name@example.com.')
})

it('sizes, JSON and files become what they mean', async () => {
  const { api } = renderRules(accounts, '?open=create', {
    'service-accounts.command': () => ({ id: 'n', secret: 's3' }),
  })
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Name'), { target: { value: 'etl' } })
  await choose(form.getByRole('combobox', { name: 'Roles' }), 'writer')
  fireEvent.change(form.getByLabelText(/^Scan quota a day/), { target: { value: '1.5' } })
  await choose(form.getByRole('combobox', { name: 'Unit of Scan quota a day' }), 'MiB')
  fireEvent.change(form.getByLabelText('Requests a minute'), { target: { value: '5' } })
  const labels = form.getByLabelText<HTMLTextAreaElement>(/^Labels/)
  fireEvent.change(labels, { target: { value: '{"a":' } })
  fireEvent.blur(labels)
  await form.findByText(/^This is not JSON: /)
  fireEvent.change(labels, { target: { value: '{"a":[1]}' } })
  fireEvent.blur(labels)
  expect(labels.value).toBe('{\n  "a": [\n    1\n  ]\n}')
  const file = new File(['PEM TEXT'], 'ca.pem', { type: 'text/plain' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input of a file')
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
  await form.findByText('ca.pem, 8 characters')
  fireEvent.click(form.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(api.callsOf('service-accounts.command')).toHaveLength(1))
  expect(api.callsOf('service-accounts.command')[0]?.options.body).toEqual({
    name: 'etl',
    roles: ['writer'],
    quota: 1_572_864,
    limits: { perMinute: 5, isHard: false },
    labels: { a: [1] },
    certificate: 'PEM TEXT',
  })
})

it('details show nested values whole', async () => {
  renderRules(rules, '?open=detail%3A1')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('reporting')
  expect(dialog.getByText('nightly')).toBeDefined()
  expect(dialog.getByText('ops@example.com')).toBeDefined()
})

it('a picture of another origin, which the browser refuses, is said by its address', async () => {
  const definition = definitionOf({
    ...serviceAccounts,
    fields: { ...serviceAccounts.fields, logo: { type: 'image', label: 'Logo' } },
    edit: { fields: ['name', 'logo'] },
  } as never)
  const row = { id: 'ci', name: 'ci', logo: 'https://example.com/logo.png' }
  renderRules(definition, '?open=edit%3Aci', {
    'service-accounts.list': () => ({ records: [definition.schema.parse(row)], total: 1 }),
  })
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByText('https://example.com/logo.png')).toBeDefined()
  expect(form.queryByRole('img', { name: 'Chosen for Logo' })).toBeNull()
})

it('a title that is an address leads to the page of its record, and is no link within a link', async () => {
  const definition = definitionOf({
    ...serviceAccounts,
    titleField: 'contact',
    detail: { page: true, fields: ['name'] },
  } as never)
  const row = { id: 'ci', name: 'ci', contact: 'platform@example.com' }
  renderRules(definition, '', {
    'service-accounts.list': () => ({ records: [definition.schema.parse(row)], total: 1 }),
  })
  await waitFor(() => {
    const links = screen.getAllByRole('link', { name: 'platform@example.com' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/service-accounts/ci'])
  })
})

it('entries of several kinds are added by their kind, and sent with it', async () => {
  const { api } = renderRules(rules, '?open=create')
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Longer than'), { target: { value: '1h' } })
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Long' } })
  await choose(form.getByLabelText('Channel'), 'In the console')
  fireEvent.click(form.getByText('Add query stop'))
  fireEvent.click(form.getByText('Create'))
  expect(await form.findByText('Entry 1, After: Say when')).toBeDefined()
  const after = form.getByLabelText('After')
  fireEvent.change(after, { target: { value: '5 min' } })
  const warning = form.getByText('Many queries take longer').closest('[role=status]')
  expect([warning?.querySelector('svg') !== null, warning?.id]).toEqual([
    true,
    after.getAttribute('aria-describedby'),
  ])
  fireEvent.click(form.getByText('Add size change'))
  expect(form.getByText('Entry 2: Size change')).toBeDefined()
  await choose(form.getByLabelText('Size'), 'L')
  fireEvent.click(form.getByLabelText('Move entry 2 of Then up'))
  fireEvent.click(form.getByText('Create'))
  await waitFor(() => expect(api.callsOf('alert-rules.command')).toHaveLength(1))
  expect(api.callsOf('alert-rules.command')[0]?.options.body).toMatchObject({
    reactions: [
      { type: 'resize', size: 'L', back: false },
      { type: 'stop', after: 300 },
    ],
  })
})

it('details show each entry under its kind', async () => {
  const reactions = [
    { type: 'stop', after: 90 },
    { type: 'resize', size: 'M', back: true },
  ]
  const record = rules.schema.parse({ ...ruleRows[0], reactions })
  renderRules(rules, '?open=detail%3A1', { 'alert-rules.list': () => ({ records: [record], total: 1 }) })
  const dialog = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(dialog.textContent).toContain('Query stopAfter1 min 30 sSize changeSizeMBack afterwardsYes'),
  )
})

it('what somebody else made of a reference meanwhile is said by its name', async () => {
  let service = 'ci'
  renderRules(rules, '?open=edit%3A1', {
    'alert-rules.list': () => ({ records: [rules.schema.parse({ ...ruleRows[0], service })], total: 1 }),
  })
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByLabelText('Name'), { target: { value: 'Slower reports' } })
  service = 'bi'
  fireEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Service account: reports')).toBeDefined()
})
