import { expect, it } from 'vitest'
import type { RecordFault, ValueFault } from '../../api/record-faults'
import { faultReport, faultSentences } from './fault-sentences'

const fault = (record: Partial<RecordFault>, value: Partial<ValueFault> = {}): RecordFault => ({
  number: 3,
  id: null,
  name: null,
  isShown: false,
  values: [{ field: 'size', expected: ['number', 'null'], found: 'text', sample: 'big', ...value }],
  ...record,
})

it.each<[Partial<RecordFault>, Partial<ValueFault>, string]>([
  [{}, {}, 'Number 3: size should be a number or null and came as a text, “big”.'],
  [{ id: 'k-1' }, {}, 'k-1: size should be a number or null and came as a text, “big”.'],
  [{ id: 'k-1', name: 'Key' }, {}, 'Key (k-1): size should be a number or null and came as a text, “big”.'],
  [{ id: 'Key', name: 'Key' }, {}, 'Key: size should be a number or null and came as a text, “big”.'],
  [{ name: 'Key' }, {}, 'Key: size should be a number or null and came as a text, “big”.'],
  [
    { number: null },
    { field: '', expected: ['list'], found: 'object', sample: null },
    'The answer should be a list and came as an object.',
  ],
  [
    {},
    { expected: ['flag'], found: 'nothing', sample: null },
    'Number 3: size should be true or false and came as nothing.',
  ],
  [
    {},
    { expected: ['value'], found: 'number', sample: '7' },
    'Number 3: size should be a value the console knows and came as a number, “7”.',
  ],
])('%#: says which record it is, where, what was expected and what came', (record, value, sentence) => {
  expect(faultSentences(fault(record, value))).toEqual([sentence])
})

it('reports no value', () => {
  expect(faultReport(fault({ id: 'k-1' }))).toBe('k-1: size should be a number or null and came as a text.')
})
