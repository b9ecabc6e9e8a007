import { describe, expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import { buildDoor, doors } from '../testing/example-definition'
import { checkValues } from '../views/form/check-values'
import { formPlanOf } from '../views/form/form-plan'
import { openingValues, recordTitleOf, settableValues } from '../views/form/record-values'
import {
  type FormContext,
  type FormMode,
  type FormRecord,
  type FormValue,
  isEmptyValue,
  textValue,
} from './form-values'

const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const

function contextOf(mode: FormMode, values: FormRecord = {}): FormContext {
  const record = mode === 'edit' ? buildDoor() : null
  return { person: buildPerson(), productKey: 'basalt', scope, mode, record, values }
}

describe('what a form opens with', () => {
  it('is nothing for a new record, and the values of the record for a change, as its fields edit them', () => {
    expect(openingValues(formPlanOf(doors, 'create'), contextOf('create'))).toEqual({
      range: null,
      size: null,
      password: null,
      note: null,
      isActive: null,
    })
    expect(openingValues(formPlanOf(doors, 'edit'), contextOf('edit'))).toEqual({
      owner: 'Olive',
      range: '10.0.0.0',
      size: 3,
      note: null,
      isActive: true,
    })
  })

  it('never holds a secret, and reads figures that came as text', () => {
    const record = { id: 'd-1', range: 7, size: '4', password: 'x', note: false, isActive: 'yes' }
    expect(openingValues(formPlanOf(doors, 'create'), { ...contextOf('create'), record })).toEqual({
      range: '7',
      size: 4,
      password: null,
      note: 'false',
      isActive: 'yes',
    })
  })
})

describe('what a form without a converter sends', () => {
  it('is what was filled in of a new record, as typed', () => {
    const values = { range: ' 1.2.3.4 ', size: null, password: '', note: 'a\nb', isActive: false }
    for (const mode of ['create', 'clone'] as const) {
      expect(settableValues(formPlanOf(doors, 'create'), contextOf(mode, values), values), mode).toEqual({
        range: ' 1.2.3.4 ',
        note: 'a\nb',
        isActive: false,
      })
    }
  })

  it('says of a switch nobody touched that it is off, as it was shown', () => {
    const values = { range: '1.2.3.4', size: null, password: null, note: null, isActive: null }
    expect(settableValues(formPlanOf(doors, 'create'), contextOf('create', values), values)).toEqual({
      range: '1.2.3.4',
      isActive: false,
    })
  })

  it('is all but the locked of a changed one, with what was emptied', () => {
    const values = { owner: 'Otto', range: '1.2.3.4', size: null, note: null, isActive: null }
    expect(settableValues(formPlanOf(doors, 'edit'), contextOf('edit', values), values)).toEqual({
      range: '1.2.3.4',
      size: null,
      note: '',
      isActive: false,
    })
  })
})

describe('the bounds of a field', () => {
  it.each([
    ['size', 0, 'Enter a number from 1 to 10.'],
    ['size', 1, undefined],
    ['size', 10, undefined],
    ['size', 11, 'Enter a number from 1 to 10.'],
    ['range', '12345678', undefined],
    ['range', '123456789', 'Use at most 8 characters.'],
    ['range', '👩‍🚀1234', undefined],
    ['range', null, 'Please enter a range'],
  ])('judge %s %j: %s', (field, value, expected) => {
    const { fields } = formPlanOf(doors, 'create')
    const faults = checkValues(fields, contextOf('create', { range: 'x', [field]: value }))
    expect(faults[field]).toBe(expected)
  })
})

describe('the name of a record', () => {
  it('is the title field, or what the form says of it', () => {
    const plan = formPlanOf(doors, 'create')
    expect(recordTitleOf(doors, plan, { range: '1.2.3.4' }, scope)).toBe('1.2.3.4')
    const full = { ...plan, recordTitle: '{cluster}-{range}' }
    expect(recordTitleOf(doors, full, { range: 'loader' }, scope)).toBe('demo-loader')
  })
})

it.each<[FormValue, string]>([
  ['Elm', 'Elm'],
  [7, ''],
  [['Elm'], ''],
  [null, ''],
])('the text of %j is "%s"', (value, text) => {
  expect(textValue(value)).toBe(text)
})

it.each<[FormValue, boolean]>([
  ['', true],
  [' ', false],
  [0, false],
  [false, false],
  [[], true],
  [{}, true],
  [{ street: '', place: { city: null, tags: [] } }, true],
  [{ street: '', isOpen: false }, false],
  [new File([], 'empty.csv'), false],
])('a field that holds %j is empty: %s', (value, isEmpty) => {
  expect(isEmptyValue(value)).toBe(isEmpty)
})
