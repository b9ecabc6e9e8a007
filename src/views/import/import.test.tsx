import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import type { NamedCallOptions } from '../../api/api-client'
import { ApiError, ContractError, NetworkError, SessionEndedError } from '../../api/errors'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { findDialogTitled } from '../../testing/contract/find-named'
import { createFakeApi } from '../../testing/fake-api'
import { refuse } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { firstBytes, keepSavedFiles, markOfUtf8 } from '../../testing/saved-files'
import { ResourceSection } from '../section/resource-section'

const { definition, faults } = readResourceFile(
  JSON.stringify({ ...example, import: {}, list: { ...example.list, paging: 'client' } }),
  'api-keys.json',
)

type Sent = { body: unknown; key: string | undefined }

/** The list with what was made in it; `answer` may refuse a row, or lose its answer. */
function setUp(
  answer: (name: string) => unknown = () => ({}),
  path = '/api-keys?open=import',
  shown = definition,
) {
  const sent: Sent[] = []
  const records: object[] = [{ id: '1', name: 'Nightly', purpose: 'read' }]
  const command = async ({ body, idempotencyKey }: NamedCallOptions) => {
    // Several are under way at once, and each has an id of its own.
    const id = `new-${sent.push({ body, key: idempotencyKey })}`
    const name = String(Reflect.get(Object(body), 'name'))
    const answered = await answer(name)
    records.push({ id, ...Object(body) })
    return answered
  }
  const list = () => records.map((record) => definition.schema.parse(record))
  const api = createFakeApi({}, { 'api-keys.list': list, 'api-keys.command': command })
  const rendered = renderWithProviders(<ResourceSection definition={shown} />, { api, path })
  return {
    ...rendered,
    sent,
    records,
    names: () => sent.map(({ body }) => Reflect.get(Object(body), 'name')),
  }
}

const findImport = async () => within(await findDialogTitled('Import API keys'))

async function paste(text: string) {
  const dialog = await findImport()
  fireEvent.change(await dialog.findByLabelText('Or paste rows here'), { target: { value: text } })
  fireEvent.click(dialog.getByRole('button', { name: 'Look at the rows' }))
  return dialog
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const find = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const rowsOf = (dialog: Awaited<ReturnType<typeof paste>>) =>
  dialog
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

const saved = keepSavedFiles()

it('the definition has no faults', () => expect(faults).toEqual([]))

describe('rows of a file', () => {
  it('become records, each by the call of the form, and the list is read anew', async () => {
    const { sent, api, notices, address } = setUp(undefined, '/api-keys')
    await screen.findByRole('rowheader', { name: 'Nightly' })
    press('Import')
    const dialog = await paste('per day;NAME;Purpose\n100;Hourly;Read and write\n;Weekly;read\n')
    expect(await dialog.findByText('2 of 2 rows can be created.', { exact: false })).toBeDefined()
    expect(address()).toBe('/api-keys?open=import')
    expect(dialog.getByText('Not used: per day.', { exact: false }).textContent).toContain(
      'No column is used for: Requests a day, Note.',
    )
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Field for the column per day' }))
    fireEvent.click(await dialog.findByRole('option', { name: 'Requests a day' }))
    await waitFor(() =>
      expect(rowsOf(dialog)).toEqual([
        ['2', 'Can be created', 'Hourly', 'Read and write', '100'],
        ['3', 'Can be created', 'Weekly', 'Read only', ''],
      ]),
    )
    const figures = dialog.getAllByRole('columnheader').filter(({ style }) => style.textAlign === 'right')
    expect(figures.map(({ textContent }) => textContent)).toEqual(['Line', 'Requests a day'])
    expect(sent).toEqual([])
    expect(dialog.getByText(/^This was checked here and nothing is sent yet\./)).toBeDefined()
    expect(document.activeElement?.textContent).toBe('pasted rows: 2 rows')
    press('Create 2 API keys')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Hourly', purpose: 'write', dailyLimit: 100 },
      { name: 'Weekly', purpose: 'read' },
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(notices.map(({ message }) => message)).toEqual(['2 API keys are created.'])
    expect(await screen.findByRole('rowheader', { name: 'Hourly' })).toBeDefined()
    expect(api.callsOf('api-keys.list')).toHaveLength(2)
  })

  it('say what is wrong, cell by cell, and are sent without those that are', async () => {
    const { names } = setUp()
    const dialog = await paste(
      'Name,Purpose,Requests a day,Colour\nHourly,read,0\nab,admin,"1,234"\n,write,12,blue,more\nDaily,write,5\n',
    )
    expect(await dialog.findByText('1 of 4 rows can be created.', { exact: false })).toBeDefined()
    expect(rowsOf(dialog)).toEqual([
      ['2', '1 error', 'Hourly', 'Read only', '0Enter a number from 1 to 100000.'],
      [
        '3',
        '3 errors',
        'abUse at least 3 characters.',
        'adminadmin is none of: Read only, Read and write.',
        '1,2341,234 can be read in two ways. Write 1234 or 1.234.',
      ],
      [
        '4',
        '2 errorsIt has more cells than there are columns.',
        'Please enter a name',
        'Read and write',
        '12',
      ],
      ['5', 'Can be created', 'Daily', 'Read and write', '5'],
    ])
    const create = dialog.getByRole('button', { name: 'Create 1 API key' })
    expect(create.getAttribute('aria-disabled')).toBe('true')
    const why = document.getElementById(create.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(why?.textContent).toBe('Leave out the rows with errors, or mend the file and choose it again.')
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Only rows with errors (3)' }))
    expect(rowsOf(dialog)).toHaveLength(3)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows with errors' }))
    fireEvent.click(create)
    expect(await dialog.findByText('1 of 4 rows are created. 3 left out.')).toBeDefined()
    expect(names()).toEqual(['Daily'])
    expect(dialog.queryByRole('button', { name: 'Choose another file' })).toBeNull()
    expect(dialog.getByRole('checkbox', { name: 'Only rows that were not created (3)' })).toBeDefined()
    press('Download rows not created')
    expect(saved[0]?.name).toBe('api-keys-not-created.csv')
    expect(await firstBytes(saved[0]?.content, 3)).toEqual(markOfUtf8)
    expect((await saved[0]?.content.text())?.split('\r\n')).toEqual([
      'Name,Purpose,Requests a day,Colour,Reason',
      'Hourly,read,0,,Requests a day: Enter a number from 1 to 100000.',
      'ab,admin,"1,234",,"Name: Use at least 3 characters. Purpose: admin is none of: Read only, Read and write. Requests a day: 1,234 can be read in two ways. Write 1234 or 1.234."',
      ',write,12,blue,It has more cells than there are columns. Name: Please enter a name',
      '',
    ])
  })

  it('that repeat a name are told, with the line or the record that has it, and can be left out', async () => {
    const { names } = setUp()
    await screen.findByRole('rowheader', { name: 'Nightly', hidden: true })
    const dialog = await paste('Name,Purpose\nHourly,read\nHourly ,write\nNightly,read\nDaily,read\n')
    expect(await dialog.findByText('4 of 4 rows can be created.', { exact: false })).toBeDefined()
    expect(rowsOf(dialog).map(([line, state]) => [line, state])).toEqual([
      ['2', 'Can be created'],
      ['3', 'Can be createdLine 2 has the same Name.'],
      ['4', 'Can be createdThere is one with this Name already.'],
      ['5', 'Can be created'],
    ])
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows that repeat a Name (2)' }))
    expect(dialog.getByText('2 of 4 rows can be created.', { exact: false })).toBeDefined()
    press('Create 2 API keys')
    expect(await dialog.findByText('2 of 4 rows are created. 2 left out.')).toBeDefined()
    expect(names()).toEqual(['Hourly', 'Daily'])
  })

  it('are errors where they have what no two may have', async () => {
    const named = { ...example.fields, name: { ...example.fields.name, unique: 'Another key has this name' } }
    const unique = { ...example, fields: named, import: {}, list: { ...example.list, paging: 'client' } }
    setUp(undefined, undefined, readResourceFile(JSON.stringify(unique), 'api-keys.json').definition)
    await screen.findByRole('rowheader', { name: 'Nightly' })
    const dialog = await paste('Name,Purpose\nHourly,read\nHourly ,write\nNightly,read')
    expect(await dialog.findByText('1 of 3 rows can be created.', { exact: false })).toBeDefined()
    expect(rowsOf(dialog).map(([, state, name]) => [state, name])).toEqual([
      ['Can be created', 'Hourly'],
      ['1 error', 'Hourly Line 2 has the same Name.'],
      ['1 error', 'NightlyAnother key has this name'],
    ])
    expect(dialog.queryByRole('checkbox', { name: /^Leave out the rows that repeat/ })).toBeNull()
  })

  it('that the server refuses are told in its words, and tried again under the same key', async () => {
    let isFull = true
    const { sent, names } = setUp((name) => {
      if (name === 'Weekly' && isFull) throw refuse(422, 'Not valid', 'name')
      if (name === 'Monthly' && isFull)
        throw new ApiError({ message: '=Your quota is used up', statusCode: 403 })
      return {}
    })
    const dialog = await paste('Name,Purpose\nWeekly,read\nDaily,read\nMonthly,read')
    await find('Create 3 API keys')
    expect(await dialog.findByText('1 of 3 rows are created. 2 refused by the server.')).toBeDefined()
    expect(rowsOf(dialog).map(([, state]) => state)).toEqual([
      'Refused: Name: Not valid',
      'Created',
      'Refused: =Your quota is used up',
    ])
    press('Download rows not created')
    expect(await saved[0]?.content.text()).toBe(
      "Name,Purpose,Reason\r\nWeekly,read,Name: Not valid\r\nMonthly,read,'=Your quota is used up\r\n",
    )
    isFull = false
    press('Try the refused again (2)')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Weekly', 'Daily', 'Monthly', 'Weekly', 'Monthly'])
    expect(sent[3]?.key).toBe(sent[0]?.key)
    expect(sent[4]?.key).toBe(sent[2]?.key)
  })
})

describe('an answer that is lost', () => {
  const lose = () => new NetworkError('api-keys.command', 'unreachable')

  it('stops the rest, and its row is not sent again by itself', async () => {
    let isDown = true
    const { names, sent } = setUp((name) => {
      if (isDown && name === 'Key 4') throw lose()
      return {}
    })
    const lines = Array.from({ length: 9 }, (_, index) => `Key ${index + 1},read`)
    const dialog = await paste(['Name,Purpose', ...lines].join('\n'))
    await find('Create 9 API keys')
    expect(await dialog.findByText('It stopped because the server did not answer.')).toBeDefined()
    expect(names().length).toBeLessThan(9)
    const count = names().length
    expect(
      dialog.getByText(/could not be confirmed: they may have been created, and are not sent again/)
        .textContent,
    ).toMatch(`${9 - count} not sent.`)
    isDown = false
    press(`Go on with the rest (${9 - count})`)
    expect(await dialog.findByText(/^8 of 9 rows are created\. 1 could not be confirmed/)).toBeDefined()
    expect(names().filter((name) => name === 'Key 4')).toHaveLength(1)
    press('Send the unconfirmed again (1)')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = sent.flatMap(({ key }, index) => (names()[index] === 'Key 4' ? [key] : []))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('is not told to be a success by a record of that name that was there before', async () => {
    setUp((name) => {
      if (name === 'Nightly') throw lose()
      return {}
    })
    const dialog = await paste('Name,Purpose\nKey 1,read\nNightly,read')
    await find('Create 2 API keys')
    expect(await dialog.findByText(/^1 of 2 rows (is|are) created\. 1 could not be confirmed/)).toBeDefined()
  })

  it('is no reason to stop where the server answers, in words nobody knows', async () => {
    const { names } = setUp((name) => {
      if (name === 'Key 1') throw new ContractError('api-keys.command', ['id: is missing'])
      return {}
    })
    const lines = Array.from({ length: 9 }, (_, index) => `Key ${index + 1},read`)
    const dialog = await paste(['Name,Purpose', ...lines].join('\n'))
    await find('Create 9 API keys')
    expect(await dialog.findByText(/^8 of 9 rows are created\. 1 could not be confirmed/)).toBeDefined()
    expect(names()).toHaveLength(9)
    expect(dialog.queryByText(/^It stopped/)).toBeNull()
  })

  it('of the last row is the reason that is given, where no other waits', async () => {
    setUp(() => {
      throw lose()
    })
    const dialog = await paste('Name,Purpose\nWeekly,read')
    await find('Create 1 API key')
    expect(await dialog.findByText('It stopped because the server did not answer.')).toBeDefined()
    expect(dialog.getByText(/^0 of 1 row/).textContent).toContain('1 could not be confirmed')
    expect(dialog.queryByRole('button', { name: /^Go on/ })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Send the unconfirmed again (1)' })).toBeDefined()
  })

  it('is told by the list, where that shows the record', async () => {
    const { records } = setUp((name) => {
      records.push({ id: `made-${name}`, name, purpose: 'read' })
      throw lose()
    })
    await paste('Name,Purpose\nWeekly,read')
    await find('Create 1 API key')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is not taken for another row of the same name', async () => {
    let count = 0
    setUp(() => {
      count += 1
      if (count === 2) throw lose()
      return {}
    })
    const dialog = await paste('Name,Purpose\nWeekly,read\nWeekly,read')
    await find('Create 2 API keys')
    expect(await dialog.findByText(/^1 of 2 rows are created\. 1 could not be confirmed/)).toBeDefined()
  })
})

it('at most three rows are under way; none is begun once it is stopped, and leaving asks first', async () => {
  const gates: (() => void)[] = []
  const { names, router, unmount } = setUp(async () => {
    await new Promise<void>((resolve) => gates.push(resolve))
    return {}
  })
  const lines = Array.from({ length: 11 }, (_, index) => `Key ${index + 1},read`)
  const dialog = await paste(['Name,Purpose', ...lines].join('\n'))
  await find('Create 11 API keys')
  await waitFor(() => expect(gates).toHaveLength(3))
  await act(async () => gates[0]?.())
  expect(await dialog.findByText('1 of 11 sent')).toBeDefined()
  await waitFor(() => expect(names()).toHaveLength(4))
  await act(() => router.navigate('/elsewhere'))
  const stay = async () => {
    const question = await findDialogTitled('Stop the import?')
    expect(question.textContent).toContain('Rows that are sent stay. The others are not created.')
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByText('Stop the import?')).toBeNull())
  }
  await stay()
  press('Close')
  await stay()
  press('Stop')
  expect(screen.getByRole('button', { name: 'Stopping…' })).toBeDefined()
  await act(async () => {
    for (const open of gates) open()
  })
  expect(await dialog.findByText('4 of 11 rows are created. 7 not sent.')).toBeDefined()
  expect(names()).toHaveLength(4)
  expect(dialog.getByText('You stopped it.')).toBeDefined()

  press('Go on with the rest (7)')
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeDefined()
  await waitFor(() => expect(names()).toHaveLength(7))
  // Who leaves all the same has no further row sent, also at an address that shows the import too.
  await act(() => router.navigate('/api-keys?open=import&size=20'))
  const question = await findDialogTitled('Stop the import?')
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('button', { name: 'Stopping…' })).toBeDefined()
  await act(async () => {
    for (const open of gates) open()
  })
  expect(await dialog.findByText('7 of 11 rows are created. 4 not sent.')).toBeDefined()
  expect(names()).toHaveLength(7)

  press('Go on with the rest (4)')
  await waitFor(() => expect(names()).toHaveLength(10))
  unmount()
  await act(async () => {
    for (const open of gates) open()
  })
  expect(names()).toHaveLength(10)
})

it('another file may be chosen instead of one whose rows are seen', async () => {
  setUp()
  const dialog = await paste('Name,Purpose\nWeekly,read')
  await find('Choose another file')
  expect(await dialog.findByLabelText('Or paste rows here')).toBeDefined()
})

it('the end of the session stops it, and says what to do with the rest', async () => {
  setUp((name) => {
    if (name !== 'Key 1') throw new SessionEndedError()
    return {}
  })
  const dialog = await paste('Name,Purpose\nKey 1,read\nKey 2,read\nKey 3,read\nKey 4,read')
  await find('Create 4 API keys')
  expect(await dialog.findByText(/^It stopped because your session ended\./)).toBeDefined()
  expect(dialog.getByText('1 of 4 rows are created. 3 not sent.')).toBeDefined()
  expect(rowsOf(dialog).map(([, state]) => state)).toEqual(['Created', 'Not sent', 'Not sent', 'Not sent'])
  // The button that began it is gone.
  expect(document.activeElement?.textContent).toBe('pasted rows: 4 rows')
})

it('opens where a file is chosen', async () => {
  setUp()
  const dialog = await findImport()
  const button = await dialog.findByRole('button', { name: 'Choose a file' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

describe('what cannot be read', () => {
  it.each([
    ['', 'There are no rows: of CSV, none under the first one, which names the columns.'],
    ['Name,Purpose', 'There are no rows: of CSV, none under the first one, which names the columns.'],
    ['Name\nA\n"B', 'A quote that is opened in line 3 is never closed.'],
    [
      `Name\n${'Key\n'.repeat(5_001)}`,
      'There are 5,001 rows. At most 5,000 can be imported at once: split them.',
    ],
    [`${'a,'.repeat(200)}a\n1`, 'There are 201 columns. At most 200 can be read.'],
    ['[{"name": "A"},\n{"name": }]', 'This is no JSON from line 2 on.'],
    ['{"name": "A"}', 'Of JSON, a list of objects is expected: [{ "name": "…" }].'],
    ['["A"]', 'Of JSON, a list of objects is expected: [{ "name": "…" }].'],
    ['[]', 'There are no rows: of CSV, none under the first one, which names the columns.'],
    [
      JSON.stringify(Array(5_001).fill({ name: 'A' })),
      'There are 5,001 rows. At most 5,000 can be imported at once: split them.',
    ],
  ])('%#: says so', async (text, words) => {
    setUp()
    const dialog = await paste(text)
    expect(await dialog.findByText(words)).toBeDefined()
    const box = dialog.getByLabelText('Or paste rows here')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const told = (box.getAttribute('aria-describedby') ?? '').split(' ')
    expect(told.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(words)
  })

  it('is a file that is too large, or in another encoding; one in UTF-8 is taken', async () => {
    setUp()
    const dialog = await findImport()
    await dialog.findByText('Choose a file')
    const choose = (content: BlobPart, name: string) =>
      userEvent.upload(
        dialog.getByLabelText<HTMLInputElement>('File'),
        new File([content], name, { type: 'text/csv' }),
      )
    await choose('x'.repeat(5 * 1024 * 1024 + 1), 'large.csv')
    expect(
      await dialog.findByText('large.csv is larger than 5 MB. Split it into several files.'),
    ).toBeDefined()
    await choose(new Uint8Array([0x4e, 0xfc, 0x0a]), 'old.csv')
    expect(await dialog.findByText(/^old\.csv is not in UTF-8\./)).toBeDefined()
    await choose('\ufeffName;Purpose;;\r\nZürich;read;;\r\n', 'new.csv')
    expect(await dialog.findByText('new.csv: 1 row')).toBeDefined()
    expect(rowsOf(dialog)).toEqual([['2', 'Can be created', 'Zürich', 'Read only']])
  })
})

it('has a template with a column for each field, and a row that can be imported', async () => {
  setUp()
  const dialog = await findImport()
  const template = await dialog.findByRole('button', { name: 'Download a template' })
  const about = document.getElementById(template.getAttribute('aria-describedby') ?? '')
  expect(about?.textContent).toContain('column')
  const endings = dialog.getByLabelText<HTMLInputElement>('File').accept.split(',')
  expect(endings).toEqual(expect.arrayContaining(['.csv', '.tsv', '.json', 'text/csv', 'application/json']))
  fireEvent.click(template)
  expect(saved[0]?.name).toBe('api-keys-template.csv')
  expect(await firstBytes(saved[0]?.content, 3)).toEqual(markOfUtf8)
  const text = (await saved[0]?.content.text()) ?? ''
  expect(text).toBe('Name,Purpose,Requests a day,Note\r\nexample,Read only,1,example\r\n')
  await paste(text)
  expect(await dialog.findByText('1 of 1 row can be created.', { exact: false })).toBeDefined()
})

it('takes a list of objects in JSON, with the same look and the same checks', async () => {
  const { sent } = setUp()
  const dialog = await paste(`{
    "records": [
      { "name": "Hourly", "purpose": "write", "dailyLimit": 100, "more": { "a": 1 } },
      { "name": "W", "purpose": "read", "dailyLimit": null },
      { "purpose": "sell", "name": "Monthly" }
    ]
  }`)
  expect(await dialog.findByText('1 of 3 rows can be created.', { exact: false })).toBeDefined()
  expect(dialog.getByText('Not used: more.', { exact: false })).toBeDefined()
  expect(rowsOf(dialog).map(([line, state]) => [line, state])).toEqual([
    ['3', 'Can be created'],
    ['4', '1 error'],
    ['5', '1 error'],
  ])
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Leave out the rows with errors' }))
  press('Create 1 API key')
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Hourly', purpose: 'write', dailyLimit: 100 }]),
  )
})
