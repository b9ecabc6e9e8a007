import { expect, it } from 'vitest'
import { fieldLines } from '../testing/probe-file'

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
