import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { ImportColumns } from './import-columns'
import { ImportOutcome, OutcomeActions } from './import-outcome'
import type { ImportRow } from './import-rows'
import { ImportTable, type ImportTableProps } from './import-table'
import type { ImportRun, RowOutcome } from './use-import-run'

const name: FieldDefinition = { kind: 'text', label: { en: 'Name' } }
const row = (line: number, parts: Partial<ImportRow> = {}): ImportRow => ({
  line,
  cells: [`k${line}`],
  values: { name: `Key ${line}` },
  faults: {},
  warnings: {},
  fault: null,
  ...parts,
})

function drawRows(rows: readonly ImportRow[], parts: Partial<ImportTableProps> = {}) {
  const { container } = render(
    <ImportTable
      rows={rows}
      columns={[['name', name]]}
      columnOf={() => 0}
      labelOf={(field) => `Label of ${field}`}
      references={new Map()}
      outcomes={new Map()}
      notes={new Map()}
      isSent={false}
      none="None."
      {...parts}
    />,
  )
  return [...container.querySelectorAll('tbody tr')].map((line) => {
    const [, state, value] = [...line.children]
    const mark = state?.querySelector<HTMLElement>('[data-tone], span')
    return [mark?.dataset.tone, state?.textContent, value?.textContent]
  })
}

it('each row says what may become of it, with what is wrong outside of its cells and what is no fault', () => {
  const rows = [
    row(2, { warnings: { name: 'Long.', size: 'Large.' } }),
    row(3, { faults: { name: 'Too short.' }, warnings: { name: 'Odd.' }, values: { name: null } }),
    row(4, { faults: { size: 'Is missing.' }, fault: 'Too many cells.' }),
    row(5, { fault: 'Too many cells.' }),
  ]
  const notes = new Map([2, 5].map((line) => [line, `Line ${line} repeats.`]))
  expect(drawRows(rows, { notes })).toEqual([
    [undefined, 'Can be createdLine 2 repeats.Label of size: Large.', 'Key 2Long.'],
    ['bad', '1 error', 'k3Too short.'],
    ['bad', '2 errorsToo many cells.Label of size: Is missing.', 'Key 4'],
    ['bad', '1 errorToo many cells.', 'Key 5'],
  ])
  expect(screen.getByRole('rowheader', { name: '2' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Rows of the file' }).tabIndex).toBe(0)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a cell at fault shows what stands in the file, and no rounded figure', () => {
  const price: FieldDefinition = { kind: 'money', label: { en: 'Price' }, currency: 'JPY' }
  const [parts, faults] = [{ cells: ['10,5'], values: { price: 10.5 } }, { price: 'No decimals.' }]
  const opened = { cells: [''], values: { price: 3 } }
  const rows = [row(2, { ...parts, faults }), row(3, parts), row(4, { ...opened, faults }), row(5, opened)]
  const shown = drawRows(rows, { columns: [['price', price]] }).map(([, , value]) => value)
  expect(shown).toEqual(['10,5No decimals.', '¥11', '¥3No decimals.', '¥3'])
})

it('each row says what became of it once rows are sent', () => {
  const outcomes = new Map<number, RowOutcome>([
    [2, { kind: 'made' }],
    [3, { kind: 'refused', sentence: 'Full.' }],
    [4, { kind: 'unconfirmed' }],
    [5, { kind: 'sending' }],
  ])
  const rows = [row(2), row(3), row(4), row(5), row(6), row(7, { fault: 'Too many cells.' })]
  const notes = new Map([[6, 'Line 6 repeats.']])
  expect(drawRows(rows, { outcomes, notes, isSent: true }).map((each) => each.slice(0, 2))).toEqual([
    ['good', 'Created'],
    ['bad', 'Refused: Full.'],
    ['warning', 'Could not be confirmed: no answer came'],
    [undefined, 'Being sent'],
    [undefined, 'Not sent'],
    ['bad', 'Left outToo many cells.'],
  ])
  expect(document.querySelectorAll('.icon-spinning')).toHaveLength(1)
})

it('fifty rows stand on a page', async () => {
  const rows = Array.from({ length: 51 }, (_, index) => row(index + 2))
  expect(drawRows(rows.slice(0, 50))).toHaveLength(50)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(drawRows(rows)).toHaveLength(50)
  const next = await screen.findByRole('button', { name: 'Next page' })
  await act(async () => void fireEvent.click(next))
  expect(screen.getByText('51–51 of 51')).toBeDefined()
  expect(screen.getByText('Key 52')).toBeDefined()
})

it('a column says how it is filled, with its first value, and is left unused on demand', async () => {
  const onChange = vi.fn()
  const rows = [
    { line: 2, cells: [' ', 'x'] },
    { line: 3, cells: [' Weekly ', ''] },
  ]
  const file = { name: 'a.csv', header: ['Title', 'Colour', 'Empty'], rows }
  const fields = { name, size: { ...name, label: { en: 'Size' } } }
  render(
    <ImportColumns
      one="key"
      file={file}
      fields={fields}
      mapping={['name', null, null]}
      onChange={onChange}
    />,
  )
  const part = screen.getByRole('region', { name: 'Columns' })
  expect(part.textContent).toContain('Each column of the file fills a field of the new key.')
  expect(screen.getAllByText(/^such as/).map(({ textContent }) => textContent)).toEqual([
    'such as Weekly',
    'such as x',
  ])
  expect(screen.getByRole('status').textContent).toBe('Not used: Colour, Empty. No column is used for: Size.')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Field for the column Title' }))
  const options = [...document.querySelectorAll('.ant-select-item-option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['Name', 'Size', 'Not used'])
  const unused = options.at(-1)
  if (unused) fireEvent.click(unused)
  expect(onChange.mock.calls).toEqual([[0, null]])
})

const definition = { name: 'keys', formFields: { name } } as never
const runOf = (parts: Partial<ImportRun> = {}): ImportRun => ({
  outcomes: new Map(),
  isRunning: false,
  progress: { done: 1, total: 8 },
  stopped: null,
  isStopping: false,
  send: vi.fn(async () => {}),
  stop: vi.fn(),
  ...parts,
})

it('while rows are sent it says how many, and is stopped once', () => {
  const run = runOf({ isRunning: true })
  const file = { name: 'a.csv', header: ['Name'], rows: [] }
  const drawn = (now: ImportRun) => (
    <>
      <ImportOutcome run={now} rows={[row(2)]} />
      <OutcomeActions definition={definition} file={file} run={now} rows={[row(2)]} onClose={() => {}} />
    </>
  )
  const { rerender } = render(drawn(run))
  expect(screen.getByRole('progressbar', { name: 'Rows' }).getAttribute('aria-valuenow')).toBe('13')
  expect(screen.getByRole('status').textContent).toBe('1 of 8 sent')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(run.stop).toHaveBeenCalledTimes(1)
  rerender(drawn({ ...run, isStopping: true }))
  expect(screen.getByRole('button', { name: 'Stopping…' }).getAttribute('aria-disabled')).toBe('true')
})

it('nothing is said of a stop that left no row behind', () => {
  const run = runOf({ outcomes: new Map([[2, { kind: 'made' }]]), stopped: 'person' })
  const { container } = render(
    <ImportOutcome run={run} rows={[row(2), row(3, { fault: 'Too many cells.' })]} />,
  )
  expect(container.textContent).toBe('1 of 2 rows are created. 1 left out.')
})

it.each([
  ['person', 'You stopped it.'],
  ['silent', 'It stopped because the server did not answer.'],
] as const)(
  'says why rows were left, how many came to what, and sends those that a person chooses: %s',
  (stopped, words) => {
    const rows = [row(2), row(3), row(4), row(5), row(6, { fault: 'Too many cells.' })]
    const outcomes = new Map<number, RowOutcome>([
      [2, { kind: 'made' }],
      [3, { kind: 'refused', sentence: 'Full.' }],
      [4, { kind: 'unconfirmed' }],
    ])
    const run = runOf({ outcomes, stopped })
    const file = { name: 'a.csv', header: ['Name'], rows: [] }
    const { container } = render(
      <>
        <ImportOutcome run={run} rows={rows} />
        <OutcomeActions definition={definition} file={file} run={run} rows={rows} onClose={() => {}} />
      </>,
    )
    expect(screen.getByRole('status').firstChild?.textContent).toBe(words)
    expect(screen.getByRole('status').lastChild?.textContent).toBe(
      '1 of 5 rows are created. 1 refused by the server. 1 could not be confirmed: they may have been created, and are not sent again unless you say so. Look at the list first. 1 not sent. 1 left out.',
    )
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Download rows not created',
      'Send the unconfirmed again (1)',
      'Try the refused again (1)',
      'Go on with the rest (1)',
      'Close',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Send the unconfirmed again (1)' }))
    fireEvent.click(screen.getByRole('button', { name: 'Go on with the rest (1)' }))
    expect(vi.mocked(run.send).mock.calls).toEqual([[[rows[2]]], [[rows[3]]]])
  },
)
