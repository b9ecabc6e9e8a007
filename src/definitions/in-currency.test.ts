import { expect, it } from 'vitest'
import { fieldLines, probe } from '../testing/probe-file'
import { inCurrency } from './in-currency'

const label = { en: 'Amount' }
const cost = { type: 'money', label: 'Cost', currency: { field: 'kind' } }
const codes = { ...probe.fields.kind, options: ['EUR', 'USD'] }

it.each([
  [{ currency: { field: 'code' } }, { code: 'USD' }, { currency: 'USD' }],
  [{ currency: { field: 'code' } }, { code: null }, {}],
  [{ currency: { field: 'code' } }, { code: '' }, {}],
  [{ currency: { field: 'code' } }, {}, {}],
  [{ currency: 'EUR' }, { code: 'USD' }, { currency: 'EUR' }],
])('an amount %j of %j is in %j', (parts, record: { code?: string | null }, found) => {
  const field = { kind: 'money', label, ...parts } as const
  expect(inCurrency(field, (name) => (name === 'code' ? record.code : 'CHF'))).toEqual({
    kind: 'money',
    label,
    ...found,
  })
})

it.each([
  [{ cost, kind: codes }, {}, []],
  [{ cost: { ...cost, currency: { field: 'note' } } }, {}, []],
  [
    { cost: { ...cost, currency: { field: 'knd' } } },
    {},
    ['R007 probes.fields.cost.currency.field: no field "knd"; did you mean "kind"?'],
  ],
  [
    { cost: { ...cost, currency: { field: 'size' } } },
    {},
    [
      'R162 probes.fields.cost.currency.field: "size" is a "number", and has no code of a currency: name a choice or a text',
    ],
  ],
  [
    { cost, kind: { ...codes, options: ['EUR', 'dollar'] } },
    {},
    [
      'R081 probes.fields.cost.currency.field: "dollar" is no code of a currency: three capital letters, such as "EUR"',
    ],
  ],
  [
    { kind: codes, shape: { ...probe.fields.shape, fields: { cost } } },
    {},
    [
      'R162 probes.fields.shape.fields.cost.currency: within another field an amount has one currency: name its code, such as "EUR"',
    ],
  ],
  [{ cost, kind: codes }, { list: { ...probe.list, chart: { kind: 'bars', x: 'name', y: 'cost' } } }, []],
])('of the fields %j the check says what is wrong with the currency', (fields, changes, lines) => {
  expect(fieldLines(fields, changes)).toEqual(lines)
})

it('an amount that an action asks for is in a currency of the record, or of what is asked beside it', () => {
  const [start] = probe.actions
  const asking = (field: string, more: object = {}) =>
    fieldLines({}, { actions: [{ ...start, fields: { cost: { ...cost, currency: { field } }, ...more } }] })
  expect([asking('note'), asking('code', { code: { type: 'text', label: 'Code' } })]).toEqual([[], []])
  expect(asking('code')).toEqual(['R007 probes.actions[0].fields.cost.currency.field: no field "code"'])
})
