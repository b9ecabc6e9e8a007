import { describe, expect, it } from 'vitest'
import { fieldLines } from '../testing/probe-file'

const more = {
  on: { type: 'day', label: 'On' },
  entries: {
    type: 'array',
    label: 'Entries',
    fields: {
      cidr: { type: 'text', label: 'Range' },
      hours: { type: 'number', label: 'Hours' },
      ends: { type: 'date-time', label: 'Ends' },
    },
  },
}

const formula = (value: string, as?: string) => ({
  outcome: { type: 'computed', label: 'Outcome', value, ...(as && { as }) },
})

describe('a formula', () => {
  it.each([
    'size * 2 + price',
    'double / size',
    'name + " (" + kind + ")"',
    'name + 1',
    '"since " + due',
    'days(begun, now()) > 3 ? "old" : "new"',
    'due > now() && isOn',
    'due > "2026-01-01"',
    'kind == "paid" ? price : null',
    'note == null',
    'count(tags) * 2',
    'coalesce(size, 0) + 1',
    'coalesce(note, name)',
    'length(trim(name)) >= 3',
    'contains(lower(name), "x")',
    '!isOn || size > 1',
    'more * 2',
    '-round(price / 3, 2)',
    'min(size, price, 3)',
    'isOn == true',
    'more + isOn',
    'length(due)',
    'days("2026-01-01", due) > 3',
    'coalesce(null, size) * 2',
    'addDays(due, size) > now()',
    'addHours(due, 12)',
    'addMinutes(due, 12)',
    'addMonths(on, size)',
    'year(due) == 2026 && month(on) > 3',
    'days(today(), on)',
    'on < today()',
    'sum(entries.hours) * price',
    'any(entries.cidr == "0.0.0.0/0") ? "open" : "closed"',
    'count(entries.ends < now())',
    'max(entries.hours) > 3',
    '-(isOn ? name : size)',
    '-(isOn ? size : null)',
  ])('may be %s', (value) => {
    expect(fieldLines({ ...more, ...formula(value) })).toEqual([])
  })

  it('counts the records that a reference to several points to', () => {
    const owners = { type: 'reference', label: 'Owners', resource: 'people', many: true }
    expect(fieldLines({ owners, ...formula('count(owners) > 1') })).toEqual([])
  })

  const at = 'R077 probes.fields.outcome.value:'
  it.each([
    ['name * 2', `${at} "*" takes numbers, and not "name" (a text) and a number (character 5)`],
    [
      'size - isOn',
      `${at} "-" takes numbers, and not "size" (a number) and "isOn" (yes or no) (character 5)`,
    ],
    [
      'due - begun',
      `${at} "-" takes numbers, and not "due" (a date) and "begun" (a date); days(from, to) counts between them (character 4)`,
    ],
    [
      'due + 3600',
      `${at} "+" takes numbers, or joins texts, and not "due" (a date) and a number; addDays(date, days) adds to a date, days(from, to) counts between two (character 4)`,
    ],
    [
      'size + isOn',
      `${at} "+" takes numbers, or joins texts, and not "size" (a number) and "isOn" (yes or no) (character 5)`,
    ],
    [
      'name + tags',
      `${at} "+" takes numbers, or joins texts, and not "name" (a text) and "tags" (a list) (character 5)`,
    ],
    ['-kind', `${at} "-" takes a number, and not "kind" (a text) (character 1)`],
    ['size > "3"', `${at} "size" (a number) and a text cannot be compared by ">" (character 5)`],
    ['isOn < true', `${at} "isOn" (yes or no) and yes or no cannot be compared by "<" (character 5)`],
    ['size == "3"', `${at} "size" (a number) and a text are never the same (character 5)`],
    ['tags == "a"', `${at} "tags" (a list) and a text are never the same (character 5)`],
    [
      'tags && isOn',
      `${at} "&&" cannot use "tags" (a list); count(…) says how many entries it has (character 5)`,
    ],
    [
      'isOn && tags',
      `${at} "&&" cannot use "tags" (a list); count(…) says how many entries it has (character 5)`,
    ],
    ['tags == null', `${at} "tags" (a list) and nothing are never the same (character 5)`],
    ['due - size', `${at} "-" takes numbers, and not "due" (a date) and "size" (a number) (character 4)`],
    ['!shape', `${at} "!" cannot use "shape" (an object) (character 1)`],
    ['-(isOn ? name : kind)', `${at} "-" takes a number, and not a text (character 1)`],
    ['shape ? 1 : 2', `${at} "?" cannot use "shape" (an object) (character 1)`],
    ['round(name)', `${at} "round" takes a number, and not "name" (a text) (character 1)`],
    ['length(size)', `${at} "length" takes a text, and not "size" (a number) (character 1)`],
    ['contains(tags, "x")', `${at} "contains" takes a text, and not "tags" (a list) (character 1)`],
    [
      'days(on, due)',
      `${at} "days" counts between two dates or two days, and not "on" (a day) and "due" (a date); today() is a day, now() a date (character 1)`,
    ],
    ['addHours(on, 1)', `${at} "addHours" takes a date, and not "on" (a day) (character 1)`],
    ['addMinutes(on, 1)', `${at} "addMinutes" takes a date, and not "on" (a day) (character 1)`],
    ['month(size)', `${at} "month" takes a date, and not "size" (a number) (character 1)`],
    ['addDays(due, name)', `${at} "addDays" takes a number, and not "name" (a text) (character 1)`],
    ['on > due', `${at} "on" (a day) and "due" (a date) cannot be compared by ">" (character 3)`],
    [
      'sum(entries.cidr)',
      `${at} "sum" takes a number of each entry, and not "entries.cidr" (a text) (character 1)`,
    ],
    [
      'any(entries.hours == "3")',
      `${at} "entries.hours" (a number) and a text are never the same (character 18)`,
    ],
    ['any(tags.name)', `${at} "tags" is no array, whose entries "tags.name" could be of`],
    ['count(size)', `${at} "count" takes a list, and not "size" (a number) (character 1)`],
    ['days(size, now())', `${at} "days" takes a date, and not "size" (a number) (character 1)`],
    [
      'coalesce(tags, 1)',
      `${at} "coalesce" cannot use "tags" (a list); count(…) says how many entries it has (character 1)`,
    ],
  ])('is not %s', (value, line) => {
    expect(fieldLines({ ...more, ...formula(value) })).toEqual([line])
  })

  it.each([
    ['size * 2', 'money', 'R081 probes.fields.outcome: money has a "currency"'],
    [
      'name',
      'number',
      'R077 probes.fields.outcome.as: the formula comes to a text, which is not shown as "number"',
    ],
    [
      'size',
      'date',
      'R077 probes.fields.outcome.as: the formula comes to a number, which is not shown as "date"',
    ],
    [
      'addDays(due, 3)',
      'day',
      'R077 probes.fields.outcome.as: the formula comes to a date, which is not shown as "day"',
    ],
    [
      'size',
      'boolean',
      'R077 probes.fields.outcome.as: the formula comes to a number, which is not shown as "boolean"',
    ],
  ])('%s is not shown as %s', (value, as, line) => {
    expect(fieldLines(formula(value, as))).toEqual([expect.stringContaining(line)])
  })

  it('of what it cannot compute it does not say besides that it is shown as something else', () => {
    expect(fieldLines(formula('name * 2', 'boolean'))).toEqual([
      `${at} "*" takes numbers, and not "name" (a text) and a number (character 5)`,
    ])
  })

  it.each(['isOn ? "fre" : "paid"', 'isOn ? "free" : "pad"', 'isOn ? "free" : size > 1 ? "paid" : "fre"'])(
    'comes to no value without an option, as %s does',
    (value) => {
      const outcome = { ...formula(value, 'choice').outcome, options: ['free', 'paid'] }
      expect(fieldLines({ outcome })).toEqual([
        expect.stringMatching(
          /^R044 probes\.fields\.outcome\.value: "outcome" is never "(fre|pad)"; did you mean/,
        ),
      ])
    },
  )

  it('needs options where what it comes to is shown as a choice', () => {
    expect(fieldLines(formula('kind', 'choice'))).toEqual([
      'R032 probes.fields.outcome: what is shown as a choice needs options: the outcomes of its formula',
    ])
  })

  it.each([
    ['name', 'text'],
    ['size > 1', 'boolean'],
    ['coalesce(due, begun)', 'date-time'],
    ['addDays(due, size)', 'date-time'],
    ['addDays(on, 3)', 'day'],
    ['addMonths(on, 3)', 'day'],
    ['addMonths(due, 3)', 'date-time'],
    ['year(on)', 'number'],
    ['name', 'day'],
    ['name', 'date'],
    ['more', 'number'],
    ['null', 'number'],
    ['size', 'text'],
  ])('%s may be shown as %s', (value, as) => {
    expect(fieldLines({ ...more, ...formula(value, as) })).toEqual([])
  })

  it.each(['length(token)', '!token', 'token ? 1 : 2', 'token + token'])(
    'reads no secret, as %s does',
    (value) => {
      expect(fieldLines(formula(value, 'text'))).toEqual([
        'R078 probes.fields.outcome.value: "token" is a secret: what comes of it would be shown; leave it out',
      ])
    },
  )

  it('reads fields that the entries of an array have, whatever their kind', () => {
    const at = 'probes.fields.outcome.value:'
    expect(fieldLines({ ...more, ...formula('sum(entries.hors)') })).toEqual([
      `R007 ${at} no field "entries.hors"; did you mean "entries.hours"?`,
    ])
    const kinds = {
      stop: { label: 'Stop', fields: { after: { type: 'duration', label: 'After' } } },
      mail: { label: 'Mail', fields: { after: { type: 'text', label: 'After' } } },
    }
    const steps = { type: 'array', label: 'Steps', kinds }
    const value = 'count(steps.kind == "stop") + sum(steps.after)'
    expect(fieldLines({ steps, ...formula(value) })).toEqual([])
  })

  const computed = (value: string) => ({ type: 'computed', label: 'C', as: 'number', value })
  it.each([
    [{ one: computed('one + 1') }, ['R076 probes.fields.one.value: it is computed from itself']],
    [
      { one: computed('two + 1'), two: computed('one + 1') },
      ['R076 probes.fields.one.value: "one" and "two" are computed from each other'],
    ],
    [
      { one: computed('three'), two: computed('one'), three: computed('two') },
      ['R076 probes.fields.one.value: "one" and "three" are computed from each other'],
    ],
    [
      { one: computed('two + 1'), two: computed('size') },
      ['R076 probes.fields.one.value: "two" is computed after it, and not known yet: put "two" before "one"'],
    ],
    [{ one: computed('size'), two: computed('one + 1') }, []],
  ])('is computed from what is known before it: %j', (fields, lines) => {
    expect(fieldLines(fields)).toEqual(lines)
  })

  it('knows what the computed fields before it come to', () => {
    const fields = { ...formula('name + "!"'), second: computed('outcome * 2') }
    expect(fieldLines(fields)).toEqual([
      'R077 probes.fields.second.value: "*" takes numbers, and not "outcome" (a text) and a number (character 8)',
    ])
  })
})
