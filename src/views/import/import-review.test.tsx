import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import '../../locales/late-texts'
import { ApiError, NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { importedFields } from '../../definitions/define-import'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { findDialogTitled } from '../../testing/contract/find-named'
import { createFakeApi } from '../../testing/fake-api'
import { type RenderOptions, renderWithProviders } from '../../testing/render-with-providers'
import { keepSavedFiles } from '../../testing/saved-files'
import { ResourceSection } from '../section/resource-section'
import { ImportSource } from './import-source'
import { ImportTable } from './import-table'

const read = (more: object = {}) =>
  readResourceFile(JSON.stringify({ ...example, import: {}, ...more }), 'api-keys.json').definition
const whole = read({ list: { ...example.list, paging: 'client' } })

/** The dialog of an import over a list that has "Nightly", with these rows pasted. */
async function review(
  text: string,
  shown: ResourceDefinition = whole,
  command: () => unknown = () => ({}),
  options: RenderOptions = {},
) {
  const records = [shown.schema.parse({ id: '1', name: 'Nightly', purpose: 'read' })]
  const answer = () => (shown.list.paging?.kind === 'server' ? { records, total: 1 } : records)
  const api = createFakeApi({}, { 'api-keys.list': answer, 'api-keys.command': command })
  const rendered = renderWithProviders(<ResourceSection definition={shown} />, {
    ...{ api, path: '/api-keys?open=import' },
    ...options,
  })
  await screen.findByRole('rowheader', { name: 'Nightly', hidden: true })
  const dialog = within(await findDialogTitled('Import API keys'))
  fireEvent.change(await dialog.findByLabelText('Or paste rows here'), { target: { value: text } })
  fireEvent.click(dialog.getByRole('button', { name: 'Look at the rows' }))
  await dialog.findByRole('region', { name: 'Rows' })
  const states = () =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map(({ children }) => children[1]?.textContent)
  return { ...rendered, dialog, states, sent: () => api.callsOf('api-keys.command').length }
}

const saved = keepSavedFiles()

it('Enter sends no row while some with errors are not left out, and it is said where none has any', async () => {
  const { dialog, sent } = await review('Name,Purpose\nab,read\nWeekly,read')
  const form = dialog.getByRole('region', { name: 'Columns' }).closest('form')
  if (form) fireEvent.submit(form)
  await dialog.findByText('1 of 2 rows can be created.', { exact: false })
  expect(sent()).toBe(0)
  const leaveOut = dialog.getByRole('checkbox', { name: 'Leave out the rows with errors' })
  const beside = () => leaveOut.closest('label')?.nextElementSibling?.textContent
  expect(beside()).toBe('Leave out the rows with errors, or mend the file and choose it again.')
  fireEvent.click(leaveOut)
  expect(beside()).toBeUndefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
  const box = await dialog.findByLabelText('Or paste rows here')
  fireEvent.change(box, { target: { value: 'Name,Purpose\nWeekly,read' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Look at the rows' }))
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Only rows with errors (0)' }))
  expect(dialog.getByText('No row has errors.').getAttribute('role')).toBe('status')
})

it('one page of a list tells no row that it repeats a record', async () => {
  const { states } = await review('Name,Purpose\nNightly,read\nNightly,read', read())
  expect(states()).toEqual(['Can be created', 'Can be createdLine 2 has the same Name.'])
})

it('a row that is left out as a repetition keeps what else is wrong with it', async () => {
  const { dialog, states } = await review('Name,Purpose\nNightly,read,x\nWeekly,read')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows that repeat a Name (1)' }))
  expect(states()[0]).toBe('1 errorIt has more cells than there are columns.')
})

it('a row that is left out as a repetition counts for none with errors', async () => {
  const { dialog } = await review('Name,Purpose\nNightly,read\nab,read\nWeekly,read')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows that repeat a Name (1)' }))
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Only rows with errors (1)' }))
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['3'])
})

it('says of references in columns that are used, and that nobody knows by name, that ids are expected', async () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'people' }
  const shown = read({
    fields: { ...example.fields, owner },
    list: { ...example.list, paging: 'client' },
    create: { fields: ['name', 'purpose', 'owner'] },
  })
  const words = 'Owner are not known by name here: their ids are expected.'
  const { dialog } = await review('Name,Purpose,Who\nWeekly,read,u-7', shown)
  expect(dialog.queryByText(words)).toBeNull()
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Field for the column Who' }))
  fireEvent.click(await dialog.findByRole('option', { name: 'Owner' }))
  expect(await dialog.findByText(words)).toBeDefined()
})

it('what the server refuses is said at the field it means, by whatever name; the quota is read again', async () => {
  const fieldErrors = [
    { fieldName: 'memo', message: 'Too odd.', isNotActivated: false },
    { fieldName: 'moon', message: 'It is full.', isNotActivated: false },
  ]
  const { formFields = {}, create } = whole
  const note: FieldDefinition = { ...formFields.note, label: { en: 'Note' }, kind: 'text', wire: ['memo'] }
  const shown: ResourceDefinition = {
    ...whole,
    formFields: { ...formFields, note },
    create: create && { ...create, reloadsPerson: true },
  }
  const reloadPerson = vi.fn(async () => {})
  const refuse = () => {
    throw new ApiError({ message: 'No', statusCode: 422, fieldErrors })
  }
  const { api, dialog, states } = await review('Name,Purpose\nWeekly,read', shown, refuse, {
    session: { reloadPerson },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Create 1 API key' }))
  await waitFor(() => expect(states()).toEqual(['Refused: Note: Too odd. It is full.']))
  await waitFor(() => expect(reloadPerson).toHaveBeenCalledTimes(1))
  expect(api.callsOf('api-keys.command').map(({ options }) => options.path)).toEqual([{ id: 'u-1' }])
})

it('a row without an answer is found by a later reading of the list, which goes by what was there at first', async () => {
  let isFull = true
  const { api, dialog, states } = await review('Name,Purpose\nWeekly,read\nDaily,read')
  const [nightly, weekly] = ['Nightly', 'Weekly'].map((name) =>
    whole.schema.parse({ id: name === 'Nightly' ? '1' : '2', name, purpose: 'read' }),
  )
  let times = 0
  api.answer(
    {},
    {
      'api-keys.list': () => {
        times += 1
        if (times === 1) throw new ApiError({ message: 'Asleep', statusCode: 503 })
        return [nightly, weekly]
      },
      'api-keys.command': ({ body }) => {
        const name = Reflect.get(Object(body), 'name')
        if (name === 'Weekly') throw new NetworkError('api-keys.command', 'unreachable')
        if (isFull) throw new ApiError({ message: 'Full', statusCode: 409 })
        return {}
      },
    },
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Create 2 API keys' }))
  const again = await dialog.findByRole('button', { name: 'Try the refused again (1)' })
  expect(states()).toEqual(['Could not be confirmed: no answer came', 'Refused: Full'])
  await waitFor(() => expect(times).toBe(2))
  isFull = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const asked = api.callsOf('api-keys.list').map(({ options }) => options.query ?? {})
  expect(asked.filter((query) => Object.keys(query).length > 0)).toEqual([])
})

it('a row whose request cannot be made yet is refused, and not sent', async () => {
  const { create } = whole
  const shown = { ...whole, create: create && { ...create, request: () => null } }
  const { dialog, states, sent } = await review('Name,Purpose\nWeekly,read', shown)
  fireEvent.click(dialog.getByRole('button', { name: 'Create 1 API key' }))
  const words = 'Refused: Some choices are still loading. Please try again in a moment.'
  await waitFor(() => expect(states()).toEqual([words]))
  expect(sent()).toBe(0)
})

it('the rows that were not created are saved with what became of each', async () => {
  const lose = () => {
    throw new NetworkError('api-keys.command', 'unreachable')
  }
  const rows = ['Weekly', 'Daily', 'Hourly', 'Yearly'].map((name) => `${name},read`)
  const { dialog } = await review(['Name,Purpose', ...rows].join('\n'), read(), lose)
  fireEvent.click(dialog.getByRole('button', { name: 'Create 4 API keys' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Download rows not created' }))
  expect(await saved[0]?.content.text()).toBe(
    'Name,Purpose,Reason\r\nWeekly,read,Could not be confirmed: no answer came\r\nDaily,read,Could not be confirmed: no answer came\r\nHourly,read,Could not be confirmed: no answer came\r\nYearly,read,Not sent\r\n',
  )
})

it('an amount is shown in the currency that its own row says', () => {
  const cost: FieldDefinition = { kind: 'money', label: { en: 'Cost' }, currency: { field: 'code' } }
  const row = (line: number, code: string) => ({
    ...{ line, cells: [], values: { cost: 12.5, code }, faults: {}, warnings: {}, fault: null },
  })
  render(
    <ImportTable
      rows={[row(2, 'USD'), row(3, 'EUR')]}
      columns={[['cost', cost]]}
      columnOf={() => 0}
      labelOf={() => ''}
      references={new Map()}
      outcomes={new Map()}
      notes={new Map()}
      isSent={false}
      none=""
    />,
  )
  const cells = screen.getAllByRole('row').slice(1)
  expect(cells.map(({ lastChild }) => lastChild?.textContent)).toEqual(['$12.50', '€12.50'])
})

it('what is wrong with a file is said at the file until another one is taken, and the way out closes', async () => {
  const [onRead, onClose] = [vi.fn(), vi.fn()]
  render(<ImportSource definition={whole} fields={importedFields(whole)} onRead={onRead} onClose={onClose} />)
  const gone = Object.assign(new File(['x'], 'gone.csv'), {
    arrayBuffer: () => Promise.reject(new Error('The disk is gone')),
  })
  await userEvent.upload(screen.getByLabelText('File'), gone)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('gone.csv could not be read.')
  const text = screen.getByLabelText('Or paste rows here')
  expect(text.getAttribute('aria-invalid')).toBe('false')
  const described = screen.getByRole('button', { name: 'Choose a file' }).getAttribute('aria-describedby')
  expect(described?.split(' ')).toContain(alert.id)
  fireEvent.change(text, { target: { value: 'Name\nWeekly' } })
  fireEvent.click(screen.getByRole('button', { name: 'Look at the rows' }))
  await waitFor(() =>
    expect(onRead.mock.calls).toEqual([
      [{ name: 'pasted rows', header: ['Name'], rows: [{ line: 2, cells: ['Weekly'] }] }],
    ]),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
