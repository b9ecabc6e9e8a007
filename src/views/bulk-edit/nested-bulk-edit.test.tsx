import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { ApiError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const { definition, faults } = readResourceFile(
  JSON.stringify({
    ...example,
    fields: {
      ...example.fields,
      address: {
        type: 'object',
        label: 'Address',
        shownWhen: { field: 'purpose', equals: 'read' },
        fields: {
          city: {
            type: 'text',
            label: 'City',
            required: 'Which city?',
            lockedWhen: { field: 'zip', equals: '0000', reason: 'It moved away' },
          },
          zip: { type: 'text', label: 'Zip', required: 'Which zip?' },
        },
      },
      steps: {
        type: 'array',
        label: 'Steps',
        fields: {
          title: { type: 'text', label: 'Title', required: 'Name it' },
          size: { type: 'number', label: 'Size' },
        },
      },
    },
    edit: { fields: ['name', 'purpose', 'address', 'steps'], bulk: true },
  }),
  'api-keys.json',
)

async function openDialog(changes: readonly object[], label: string, of = definition) {
  expect(faults).toEqual([])
  const records = changes.map((change, index) =>
    definition.schema.parse({ id: `k${index + 1}`, name: `Key ${index + 1}`, purpose: 'read', ...change }),
  )
  const isCut = of.list.paging?.kind === 'server'
  const list = () => (isCut ? { records, total: records.length } : records)
  const shown = renderWithProviders(<ResourceSection definition={of} />, {
    api: createFakeApi({}, { 'api-keys.list': list, 'api-keys.command': () => ({}) }),
    path: '/api-keys',
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all API keys on this page' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change fields' }))
  const dialog = await screen.findByRole('dialog')
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Purpose',
    'Address: City',
    'Address: Zip',
    'Steps',
  ])
  await act(async () => boxes.find(({ labels }) => labels?.[0]?.textContent === label)?.click())
  const bodies = () =>
    shown.api
      .callsOf('api-keys.command')
      .map(({ options }) => [options.path?.recordId, Reflect.get(options, 'body')])
  return { ...shown, dialog, bodies }
}

const listed = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
  )

it('a field in an object is given to all, and what else stands in it is kept, as is said', async () => {
  const { dialog, bodies, notices } = await openDialog(
    [
      { address: { city: 'Oslo', zip: '0150' } },
      { address: { city: 'Bergen', zip: '5003' } },
      { purpose: 'write' },
      { address: { city: 'Oslo', zip: '0000' } },
      { address: null },
      { address: { city: 'Narvik', zip: '8514' } },
    ],
    'Address: City',
  )
  expect(dialog.textContent).toContain('Address keeps all else that each record has in it.')
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Address: City' }), {
    target: { value: 'Bergen' },
  })
  await waitFor(() =>
    expect(listed(dialog)).toEqual([
      ['Key 1', 'Key 6'],
      [
        'Key 2It has this value already.',
        'Key 3It has no Address: City as it stands.',
        'Key 4Address: City: It moved away',
        'Key 5Address: Zip: Which zip?',
      ],
    ]),
  )
  expect(dialog.textContent).toContain('Changed: Address: City of 2.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change 2' }))
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['2 are changed.']))
  expect(bodies()).toEqual([
    ['k1', { address: { city: 'Bergen', zip: '0150' } }],
    ['k6', { address: { city: 'Bergen', zip: '8514' } }],
  ])
})

it('what stands beside it is kept as others have made it since the records were selected', async () => {
  const { dialog, bodies, api, notices } = await openDialog(
    [{ address: { city: 'Oslo', zip: '0150' } }, { address: { city: 'Oslo', zip: '0151' } }],
    'Address: City',
  )
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Address: City' }), {
    target: { value: 'Bergen' },
  })
  const press = async (name: string) => fireEvent.click(await within(dialog).findByRole('button', { name }))
  const refused = () => {
    throw new ApiError({ message: 'Too many requests', statusCode: 429 })
  }
  api.answer({}, { 'api-keys.list': refused, 'api-keys.command': () => ({}) })
  await press('Change 2')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Too many requests')
  expect(bodies()).toEqual([])

  const address = { city: 'Narvik', zip: '5003' }
  const records = ['k1', 'k2'].map((id) =>
    definition.schema.parse({ id, name: `Key ${id}`, purpose: 'read', address }),
  )
  api.answer({}, { 'api-keys.list': () => ({ records, total: 2 }), 'api-keys.command': () => ({}) })
  await press('Try the failed again (2)')
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['2 are changed.']))
  const now = { address: { city: 'Bergen', zip: '5003' } }
  expect(bodies()).toEqual([
    ['k1', now],
    ['k2', now],
  ])
})

it('an array is replaced as a whole, as is said, and its entries are checked', async () => {
  const { dialog, bodies, notices } = await openDialog(
    [
      { steps: [{ title: 'Old', size: 1 }, { title: 'Older' }] },
      { steps: [{ title: 'New', size: null }] },
      {},
    ],
    'Steps',
  )
  const replaced = within(dialog).getByText(
    'Steps: all entries are replaced; none that a record has is kept.',
  )
  const add = await within(dialog).findByRole('button', { name: 'Add to Steps' })
  // It is read after the field that it is about.
  expect(add.compareDocumentPosition(replaced)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.click(add)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change 3' }))
  await within(dialog).findByText('Name it')
  expect(bodies()).toEqual([])
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Title' }), { target: { value: 'New' } })
  await waitFor(() =>
    expect(listed(dialog)).toEqual([['Key 1', 'Key 3'], ['Key 2It has this value already.']]),
  )
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change 2' }))
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual(['2 are changed.']))
  expect(bodies()).toEqual([
    ['k1', { steps: [{ title: 'New' }] }],
    ['k3', { steps: [{ title: 'New' }] }],
  ])
})

it('fails at once while the browser is offline, and is not sent by itself later', async () => {
  const { dialog, bodies } = await openDialog([{ address: { city: 'Oslo', zip: '0150' } }], 'Address: City')
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Address: City' }), {
    target: { value: 'Bergen' },
  })
  onTestFinished(() => onlineManager.setOnline(true))
  onlineManager.setOnline(false)
  const change = await within(dialog).findByRole('button', { name: 'Change 1' })
  await waitFor(() => expect(change.getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(change)
  await waitFor(() => expect(bodies()).toHaveLength(1))
})

it('a list that nobody cuts into pages is read again once for all of them', async () => {
  const whole = { ...definition, list: { ...definition.list, paging: undefined } }
  const address = { city: 'Oslo', zip: '0150' }
  const { dialog, bodies, api } = await openDialog(Array(5).fill({ address }), 'Address: City', whole)
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Address: City' }), {
    target: { value: 'Bergen' },
  })
  const reads = () => api.callsOf('api-keys.list').length
  const before = reads()
  const change = await within(dialog).findByRole('button', { name: 'Change 5' })
  await waitFor(() => expect(change.getAttribute('aria-disabled')).not.toBe('true'))
  fireEvent.click(change)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies()).toHaveLength(5)
  // Once before the changes, and once after them.
  await waitFor(() => expect(reads()).toBeGreaterThan(before + 1))
  expect(reads()).toBe(before + 2)
})
