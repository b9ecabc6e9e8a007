import { expect, it } from 'vitest'
import '../../locales/field-texts'
import type { FieldDefinition } from '../../definitions/define-field'
import { fieldValueText } from './field-value-text'

const size = { kind: 'number', label: { en: 'Size' } } as const
const fields = { street: { kind: 'text', label: { en: 'Street' } }, size } as const
const kinds = {
  stop: { label: { en: 'Stop' }, fields: {} },
  resize: { label: { en: 'Resize' }, fields: { size } },
}

it.each<[Partial<FieldDefinition>, unknown, string | null]>([
  [{}, '', null],
  [{}, undefined, null],
  [{ kind: 'switch' }, true, 'Yes'],
  [{ kind: 'switch' }, false, 'No'],
  [{ kind: 'number' }, 0, '0'],
  [{ kind: 'number' }, -0.000001, '0'],
  [{ kind: 'percent' }, -0.000001, '0 %'],
  [{ kind: 'number' }, 1.23456, '1.23456'],
  [{ kind: 'number', unit: { en: 'GB' } }, 4, '4 GB'],
  [{ kind: 'number', unit: { en: { one: 'day', other: 'days' } } }, 1, '1 day'],
  [{ kind: 'number', unit: { en: { one: 'day', other: 'days' } } }, 1.5, '1.5 days'],
  [{ kind: 'percent' }, 12.5, '12.5 %'],
  [{ kind: 'money', currency: 'EUR' }, 4, '€4.00'],
  [{ kind: 'list' }, ['a', null, 'b'], 'a, b'],
  [{ kind: 'list' }, [], null],
  [{ kind: 'choice', options: [{ value: 'a', label: { en: 'Alpha' } }] }, 'a', 'Alpha'],
  [{ kind: 'object', fields }, { street: 'Elm', size: 4 }, 'Street: Elm, Size: 4'],
  [{ kind: 'object', fields }, { street: '' }, null],
  [
    { kind: 'array', fields },
    [{ street: 'Elm', size: 4 }, { street: 'Oak' }],
    'Street: Elm, Size: 4; Street: Oak',
  ],
  [{ kind: 'array', kinds }, [{ kind: 'stop' }, { kind: 'resize', size: 4 }], 'Stop; Resize (Size: 4)'],
  [{ kind: 'json' }, { a: 1 }, '{"a":1}'],
  [{ kind: 'json' }, '{"a":1}', '{"a":1}'],
])('in words the value of a field %j that holds %j is %j', (field, value, text) => {
  expect(fieldValueText({ label: { en: 'Field' }, kind: 'text', ...field }, value)).toBe(text)
})
