import { expect, it } from 'vitest'
import { fieldLines, probe } from '../testing/probe-file'
import { readResourceFile } from './file/read-resource-file'

const text = { type: 'text', label: 'More' }

it.each([
  [
    { ...text, shownWhen: { field: 'nme', set: true } },
    'R007 probes.fields.more.shownWhen.field: no field "nme"',
  ],
  [
    { ...text, required: 'Enter it', requiredWhen: { field: 'size', equals: 'big' } },
    'R079 probes.fields.more.requiredWhen: "size" (a number) is never "big"',
  ],
  [
    { ...text, lockedWhen: { field: 'knd', equals: 'free', reason: 'Free' } },
    'R007 probes.fields.more.lockedWhen.field: no field "knd"; did you mean "kind"?',
  ],
  [
    { ...text, validWhen: { field: 'sise', greater: 1, reason: 'Too small' } },
    'R007 probes.fields.more.validWhen.field: no field "sise"; did you mean "size"?',
  ],
  [
    { ...text, warnWhen: { field: 'sise', greater: 1, says: 'Small' } },
    'R007 probes.fields.more.warnWhen.field: no field "sise"; did you mean "size"?',
  ],
  [
    { type: 'number', label: 'More', min: { field: 'quota' } },
    'R007 probes.fields.more.min.field: no field "quota"',
  ],
  [
    { type: 'number', label: 'More', min: 9, max: 2 },
    'R033 probes.fields.more.min: 9 is more than the largest value, 2',
  ],
  [{ ...text, min: 9, max: 2 }, 'R033 probes.fields.more.min: 9 is more than the largest value, 2'],
  [
    { type: 'date-time', label: 'More', min: '2030-01-01', max: '2029-01-01' },
    'R033 probes.fields.more.min: "2030-01-01" is more than the largest value, "2029-01-01"',
  ],
  [
    { type: 'day', label: 'More', min: 'today+30d', max: 'today+7d' },
    'R033 probes.fields.more.min: "today+30d" is more than the largest value, "today+7d"',
  ],
])('a field that no form shows is checked as one that does: %j', (more, line) => {
  expect(fieldLines({ more })).toEqual([expect.stringContaining(line)])
})

it.each([
  { type: 'number', label: 'More', min: 2, max: 2 },
  { type: 'date-time', label: 'More', min: '2029-01-01', max: '2029-01-01' },
  { type: 'day', label: 'More', min: 'today', max: 'today+7d' },
  // Nobody knows which is first.
  { type: 'day', label: 'More', min: '2030-01-01', max: 'today' },
  { type: 'number', label: 'More', min: { field: 'size' }, max: 1 },
])('limits in order, and those that nobody can put in order, are no fault: %j', (more) => {
  expect(fieldLines({ more })).toEqual([])
})

const reading = 'R135 probes.fields.more.max'

it.each([
  [{ type: 'bytes', max: '1 GB' }, 'a number of bytes, in a file also a size such as "1 GiB"', '"1 GB"'],
  [
    { type: 'duration', max: '3 weeks' },
    'a number of seconds, in a file also a time such as "90d"',
    '"3 weeks"',
  ],
  [{ type: 'number', max: '90d' }, 'a number', '"90d"'],
])('the limit of %j is told how it is written', (more, words, given) => {
  expect(fieldLines({ more: { label: 'More', ...more } })).toEqual([
    `${reading}: ${words}, or { "field": … } is expected, and not ${given}`,
  ])
})

it.each([
  [{ type: 'bytes', min: '512 MiB', max: '1.5 GiB' }, 536_870_912, 1_610_612_736],
  [{ type: 'duration', min: '90min', max: '90d' }, 5_400, 7_776_000],
  [{ type: 'duration', min: '1 h 30 min', max: 7_200 }, 5_400, 7_200],
])('limits of %j are figures in the definition', (more, min, max) => {
  const read = (fields: object) =>
    readResourceFile(JSON.stringify({ ...probe, fields: { ...probe.fields, ...fields } }), 'probes.json')
  const field = { label: 'More', ...more }
  const { definition } = read({
    more: field,
    around: { type: 'array', label: 'Around', fields: { more: field } },
  })
  expect(definition.fields.more).toMatchObject({ min, max })
  expect(definition.fields.around?.fields?.more).toMatchObject({ min, max })
  expect(fieldLines({ more: field })).toEqual([])
})
