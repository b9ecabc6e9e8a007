import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { webhooks } from '../../docs/examples/webhooks'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import type { FieldDefinition } from './define-field'
import { faultLine } from './fault-line'
import { fieldKinds, otherNames } from './field-kinds'
import { fieldTypes } from './file/file-fields'
import { ruleNames } from './file/file-rules'

const pageOf = (...way: string[]) => readFileSync(path.resolve(import.meta.dirname, '../..', ...way), 'utf8')
const rows = pageOf('docs', 'extending.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
const cellsOf = (begin: string) => rows.find((row) => row.startsWith(`| ${begin} |`))?.split(' | ') ?? []
const namesIn = (cell = '') => [...cell.matchAll(/`"?([a-z-]+)"?`/g)].map(([, name]) => name)

/** A field as nobody's compiler looked at it. */
const fieldOf = (kind: string): FieldDefinition =>
  Object.assign({ label: { en: 'Tries' }, kind: 'text' } as const, { kind })

const linesOf = (retries: FieldDefinition, inForm = retries) =>
  checkDefinition(
    {
      ...webhooks,
      fields: { ...webhooks.fields, retries },
      formFields: { ...webhooks.formFields, retries: inForm },
    },
    knownNames,
  )
    .map(faultLine)
    .filter((line) => line.startsWith('R133'))

it('names a kind that no field in TypeScript has, and what was meant', () => {
  expect(linesOf(fieldOf('number'))).toEqual([])
  expect(linesOf(fieldOf('boolean'))).toEqual([
    'R133 webhooks.fields.retries.kind: no kind "boolean"; in TypeScript it is kind: "switch"',
  ])
  expect(linesOf(fieldOf('computed'))).toEqual([
    'R133 webhooks.fields.retries.kind: no kind "computed"; in TypeScript it is "computed" with the formula',
  ])
  expect(linesOf(fieldOf('nummer'))).toEqual([
    'R133 webhooks.fields.retries.kind: no kind "nummer"; did you mean "number"?',
  ])
  expect(linesOf(fieldOf('calendar'))).toEqual([
    expect.stringMatching(/no kind "calendar"; there are "text", .*"slider", "state" and "file"$/),
  ])
  expect(linesOf({ ...fieldOf('object'), fields: { often: fieldOf('boolean') } })).toEqual([
    'R133 webhooks.fields.retries.fields.often.kind: no kind "boolean"; in TypeScript it is kind: "switch"',
  ])
  expect(linesOf(fieldOf('number'), fieldOf('nummer'))).toEqual([
    'R133 webhooks.formFields.retries.kind: no kind "nummer"; did you mean "number"?',
  ])
})

it('lists in the documentation every kind, rule and tone by its name in JSON and in TypeScript', () => {
  const alike = namesIn(cellsOf('a field')[2]).filter((name) => name !== 'kind')
  const own = namesIn(cellsOf('what only TypeScript has')[2])
  expect(alike).toEqual(fieldTypes.filter((type) => !(type in otherNames)))
  expect([...alike, ...own, 'switch'].sort()).toEqual([...fieldKinds].sort())
  expect(cellsOf('yes or no').join()).toContain('`"type": "boolean"`,`kind: \'switch\'`')
  expect(namesIn(cellsOf('`rule`')[1])).toEqual([...ruleNames])
  const tag = pageOf('src', 'views', 'cells', 'state-tag.tsx')
  const tones = /StateTone = (.*)/
    .exec(tag)?.[1]
    ?.split(' | ')
    .map((tone) => tone.replaceAll("'", ''))
  expect(namesIn(cellsOf('how a state looks')[2]?.split('StateTag').at(1))).toEqual(tones)
})
