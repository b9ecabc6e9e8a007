import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { checkDefinition } from '../../definitions/check'
import type { FieldDefinition } from '../../definitions/define-field'
import { faultLine } from '../../definitions/fault-line'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { ResourceRecord } from '../../definitions/resource-record'
import { knownNames } from '../../resources/known-names'
import { gadgets } from '../../testing/gadgets'
import { fieldLines, probe } from '../../testing/probe-file'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ActionHostProvider } from '../action/action-host-provider'
import { DetailSections } from '../form/detail-sections'
import { inputOf } from '../form/inputs/inputs'
import { FieldCell } from '../table/field-cell'
import '../../locales/late-texts'

const steps = { type: 'long-text', label: 'Steps', format: 'markdown' }
const { definition } = readResourceFile(
  JSON.stringify({ ...probe, fields: { ...probe.fields, steps }, detail: { fields: ['steps'] } }),
  'probes.json',
)
const record: ResourceRecord = { id: '1', name: 'a', steps: '# First\n\nStop **it**' }

it('is a "long-text" of which a file says that it has formats, and no other type does', () => {
  expect(definition.fields.steps).toMatchObject({ kind: 'long-text', format: 'markdown' })
  expect(fieldLines({ steps })).toEqual([])
  expect(fieldLines({ steps: { ...steps, type: 'text' } })).toEqual([
    expect.stringContaining('R089 probes.fields.steps.format: "text" cannot use "format"'),
  ])
  expect(fieldLines({ steps: { ...steps, format: 'html' } })).toEqual([
    expect.stringContaining('R102 probes.fields.steps.format: "markdown" is expected'),
  ])
})

it('is of a "long-text" in TypeScript, too', () => {
  const note: FieldDefinition = { label: { en: 'Note' }, kind: 'text', format: 'markdown' }
  const wrong = { ...gadgets, fields: { ...gadgets.fields, note } }
  expect(checkDefinition(wrong, knownNames).map(faultLine)).toEqual([
    'R190 gadgets.fields.note.format: only a "long-text" has formats: change the kind, or leave it out',
  ])
})

it('has its formats in the entries of an array, between those of other kinds', async () => {
  const kinds = {
    text: { label: 'Text', fields: { words: { ...steps, label: 'Words' } } },
    run: { label: 'Command', fields: { line: { type: 'code', label: 'Line' } } },
  }
  const blocks = { type: 'array', label: 'Blocks', kinds }
  const content = JSON.stringify({
    ...probe,
    fields: { ...probe.fields, blocks },
    detail: { fields: ['blocks'] },
  })
  const { definition: runbooks, faults } = readResourceFile(content, 'probes.json')
  expect(faults).toEqual([])
  const value = [
    { kind: 'text', words: 'Stop **it**' },
    { kind: 'run', line: 'kill **1**' },
  ]
  renderWithProviders(<DetailSections definition={runbooks} record={{ ...record, blocks: value }} />)
  expect((await screen.findByText('it')).tagName).toBe('STRONG')
  expect(screen.getByText('kill **1**')).toBeTruthy()
})

it('is written in an input of its own', () => {
  const { fields } = definition
  expect(fields.steps && inputOf(fields.steps)).toBe(
    inputOf({ kind: 'text', input: 'markdown', label: { en: 'Any' } }),
  )
})

it.each([
  [true, 2],
  [false, 3],
])('has its formats in details, below the headings of the page: %s', async (isPage, level) => {
  renderWithProviders(
    <ActionHostProvider definition={definition}>
      <DetailSections definition={definition} record={record} isPage={isPage} />
    </ActionHostProvider>,
  )
  expect(await screen.findByRole('heading', { name: 'First', level })).toBeTruthy()
  expect(screen.getByText('it').tagName).toBe('STRONG')
})

it('is as it was written in a row', () => {
  const field = definition.fields.steps
  if (!field) throw new Error('There is no field')
  const { container } = renderWithProviders(
    <FieldCell definition={definition} field={field} column="steps" record={record} />,
  )
  expect(container.textContent).toBe('# First\n\nStop **it**')
  expect(screen.queryByRole('heading')).toBeNull()
})
