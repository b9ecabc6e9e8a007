import { describe, expect, it } from 'vitest'
import { fieldLines, probe, probeLines } from '../testing/probe-file'

const noteWhen = (shownWhen: object) => fieldLines({ note: { ...probe.fields.note, shownWhen } })
const at = 'R079 probes.fields.note.shownWhen'

describe('a condition', () => {
  it.each([
    { field: 'size', greater: 3 },
    { field: 'size', equals: 5 },
    { field: 'size', not: null },
    { field: 'size', set: true },
    { field: 'double', greater: 3 },
    { field: 'due', greater: 'now' },
    { field: 'due', less: 'now+14d' },
    { field: 'begun', less: '2026-03-01' },
    { field: 'begun', equals: '2026-03-01' },
    { field: 'isOn', equals: true },
    { field: 'kind', in: ['free', 'paid'] },
    { field: 'kind', equals: null },
    { field: 'name', not: 'x' },
    { field: 'tags', equals: 'x' },
    { field: 'tags', in: ['x', 'y'] },
    { field: 'shape', set: false },
    { field: 'more', equals: 3 },
    { field: 'more', greater: 3 },
    { person: 'isPartner', equals: true },
    { person: 'role', in: ['free'] },
  ])('may be %j', (condition) => {
    expect(noteWhen(condition)).toEqual([])
  })

  it.each(['equals', 'not', 'in'])('of an instant that "%s" a day would always say the same', (how) => {
    const day = how === 'in' ? ['2026-03-01T12:00:00Z', '2026-03-01'] : '2026-03-01'
    expect(noteWhen({ field: 'due', [how]: day })).toEqual([
      `${at}: "due" has a time of day, and is never "2026-03-01" alone: compare it by "greater" and "less", or with an instant such as "2026-03-01T12:00:00Z"`,
    ])
  })

  it.each([
    [
      { field: 'name', greater: 3 },
      `${at}.greater: only numbers and dates are more or less than something: not "name" (a text)`,
    ],
    [
      { field: 'isOn', less: 1 },
      `${at}.less: only numbers and dates are more or less than something: not "isOn" (yes or no)`,
    ],
    [
      { field: 'size', greater: 'size' },
      `${at}.greater: "size" (a number) is compared with a number, and not with "size"`,
    ],
    [
      { field: 'double', greater: 'now' },
      `${at}.greater: "double" (a number) is compared with a number, and not with "now"`,
    ],
    [
      { field: 'due', greater: 'now + 1h' },
      `${at}.greater: "due" (a date) is compared with "now", "now-30d" or a date such as "2026-03-01" or "2026-03-01T12:00:00Z", and not with "now + 1h"`,
    ],
    [
      { field: 'due', less: 3 },
      `${at}.less: "due" (a date) is compared with "now", "now-30d" or a date such as "2026-03-01" or "2026-03-01T12:00:00Z", and not with 3`,
    ],
    [
      { field: 'due', greater: 'today' },
      `${at}.greater: "due" (a date) is compared with "now", "now-30d" or a date such as "2026-03-01" or "2026-03-01T12:00:00Z", and not with "today"`,
    ],
    [{ field: 'isOn', equals: 'true' }, `${at}: "isOn" (yes or no) is never "true"`],
    // Said once, though its filter has options for both.
    [{ field: 'isOn', equals: 'yes' }, `${at}: "isOn" (yes or no) is never "yes"`],
    [{ field: 'size', equals: '5' }, `${at}: "size" (a number) is never "5"`],
    [{ field: 'size', in: [5, '6'] }, `${at}: "size" (a number) is never "6"`],
    [{ field: 'name', not: [1] }, `${at}: "name" (a text) is never 1`],
    [{ field: 'due', equals: 'today' }, `${at}: "due" (a date) is never "today"`],
    [{ field: 'tags', equals: 3 }, `${at}: "tags" (a list) is never 3`],
    [{ field: 'shape', equals: 'x' }, `${at}: "shape" (an object) is never "x"; ask whether it is "set"`],
    [{ person: 'isPartner', equals: 'yes' }, `${at}: "isPartner" (yes or no) is never "yes"`],
    [
      { person: 'role', equals: 'premum' },
      `${at.replace('R079', 'R044')}: "role" is never "premum"; did you mean "premium"?`,
    ],
    [
      { person: 'role', in: ['free', 'Manager'] },
      `${at.replace('R079', 'R044')}: "role" is never "Manager"; its options are "free", "basic", "premium", "enterprise"`,
    ],
    [
      { person: 'email', greater: 3 },
      `${at}.greater: only numbers and dates are more or less than something: not "email" (a text)`,
    ],
    [
      {
        any: [
          { field: 'size', equals: 1 },
          { field: 'isOn', equals: 1 },
        ],
      },
      `${at}: "isOn" (yes or no) is never 1`,
    ],
  ])('is not %j', (condition, line) => {
    expect(noteWhen(condition)).toEqual([line])
  })

  it('of an action is told in its line', () => {
    const actions = [{ ...probe.actions[0], offeredWhen: { field: 'size', less: 'now' } }]
    expect(probeLines({ actions })).toEqual([
      '137:9 R079 probes.actions[0].offeredWhen.less: "size" (a number) is compared with a number, and not with "now"',
    ])
  })
})

describe('a field that is shown at times', () => {
  const { note, kind, size, isOn } = probe.fields
  it.each([
    [
      { note: { ...note, shownWhen: { field: 'note', set: true } } },
      ['R080 probes.fields.note.shownWhen: its own value decides whether it is shown: name another field'],
    ],
    [
      { note: { ...note, shownWhen: { field: 'note', set: false } } },
      ['R080 probes.fields.note.shownWhen: its own value decides whether it is shown: name another field'],
    ],
    [
      {
        size: { ...size, shownWhen: { field: 'kind', equals: 'paid' } },
        kind: {
          ...kind,
          shownWhen: {
            all: [
              { field: 'size', greater: 1 },
              { field: 'isOn', equals: true },
            ],
          },
        },
      },
      [
        'R080 probes.fields.kind.shownWhen: it waits for "size", which is not shown before "kind" has a value',
        'R080 probes.fields.size.shownWhen: it waits for "kind", which is not shown before "size" has a value',
      ],
    ],
    // A switch nobody has pressed is off, which is a value.
    [
      {
        kind: { ...kind, shownWhen: { field: 'isOn', set: true } },
        isOn: { ...isOn, shownWhen: { field: 'kind', equals: 'free' } },
      },
      [],
    ],
    [
      {
        shape: {
          ...probe.fields.shape,
          fields: { width: { type: 'number', label: 'Width', shownWhen: { field: 'width', greater: 1 } } },
        },
      },
      [
        'R080 probes.fields.shape.fields.width.shownWhen: its own value decides whether it is shown: name another field',
      ],
    ],
    // One or the other: both are there while both are empty.
    [
      {
        note: { ...note, shownWhen: { field: 'size', set: false } },
        size: { ...size, shownWhen: { field: 'note', set: false } },
      },
      [],
    ],
    // Either is enough.
    [
      {
        size: {
          ...size,
          shownWhen: {
            any: [
              { field: 'size', set: true },
              { field: 'isOn', equals: true },
            ],
          },
        },
      },
      [],
    ],
    [
      {
        size: {
          ...size,
          shownWhen: {
            any: [
              { field: 'isOn', equals: true },
              { field: 'size', set: true },
            ],
          },
        },
      },
      [],
    ],
    [
      {
        isOn: { ...isOn, shownWhen: { field: 'size', greater: 1 } },
        size: { ...size, shownWhen: { field: 'isOn', equals: false } },
      },
      [],
    ],
  ])('waits for no other that waits for it: %j', (fields, lines) => {
    expect(fieldLines(fields)).toEqual(lines)
  })

  it('has a sentence where it is required at times', () => {
    expect(fieldLines({ note: { ...note, requiredWhen: { field: 'isOn', equals: true } } })).toEqual([
      'R093 probes.fields.note.requiredWhen: it is never asked for without "required": what is said of an empty one',
    ])
  })
})

describe('a condition on a time of day', () => {
  const fields = {
    opens: { type: 'time', label: 'Opens' },
    closes: { type: 'time', label: 'Closes' },
  }
  const linesOf = (shownWhen: object) => fieldLines({ ...fields, note: { ...probe.fields.note, shownWhen } })

  it.each([
    { field: 'opens', greater: '08:30' },
    { field: 'opens', less: { field: 'closes' } },
    { field: 'opens', in: ['08:30', '09:00:00'] },
    { field: 'opens', equals: null },
  ])('may be %j', (condition) => {
    expect(linesOf(condition)).toEqual([])
  })

  it.each([
    [
      { field: 'opens', greater: 'now' },
      `${at}.greater: "opens" (a time of day) is compared with a time such as "08:30", and not with "now"`,
    ],
    [
      { field: 'opens', less: 8 },
      `${at}.less: "opens" (a time of day) is compared with a time such as "08:30", and not with 8`,
    ],
    [{ field: 'opens', equals: '8:30' }, `${at}: "opens" (a time of day) is never "8:30"`],
    [{ field: 'opens', not: true }, `${at}: "opens" (a time of day) is never true`],
    [
      { field: 'opens', greater: { field: 'name' } },
      `${at}: "opens" is compared with "name", and one of them is no time of day`,
    ],
    [
      { field: 'name', equals: { field: 'opens' } },
      `${at}: "name" is compared with "opens", and one of them is no time of day`,
    ],
  ])('cannot be %j', (condition, line) => {
    expect(linesOf(condition)).toEqual([line])
  })
})
