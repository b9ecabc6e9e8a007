import { expect, it } from 'vitest'
import { importedFields } from '../../definitions/define-import'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { probe } from '../../testing/probe-file'
import { keepSavedFiles } from '../../testing/saved-files'
import { saveFailedRows } from './import-files'
import { guessMapping } from './import-rows'

const saved = keepSavedFiles()

it.each([
  ['Reason', { why: { type: 'text', label: 'Why' } }],
  ['(Reason)', { why: { type: 'text', label: 'Reason' } }],
  ['(Reason)', { reason: { type: 'text', label: 'Why' } }],
  ['((Reason))', { why: { type: 'text', label: '(reason)' }, reason: { type: 'text', label: 'Other' } }],
])('the reasons why rows failed stand in a column called %s, which fills none of %j', async (title, more) => {
  const fields = { ...probe.fields, ...more }
  const file = { ...probe, fields, create: { fields: ['name', ...Object.keys(more)] }, import: {} }
  const { definition } = readResourceFile(JSON.stringify(file), 'probes.json')
  saveFailedRows(definition, { name: 'some.csv', header: ['Name'], rows: [] }, [
    { cells: ['Hourly'], reason: 'It is taken.' },
  ])
  expect(await saved[0]?.content.text()).toBe(`Name,${title}\r\nHourly,It is taken.\r\n`)
  expect(guessMapping(['Name', title], importedFields(definition))).toEqual(['name', null])
})
