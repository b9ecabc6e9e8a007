import { expect, it } from 'vitest'
import { hasSameLook, type InputProps } from './input-props'

const before: InputProps = {
  ...{ id: 'f', labelId: 'l', describedBy: undefined, hasError: false, lock: null, isRequired: false },
  field: { kind: 'text', label: { en: 'Field' } },
  value: 'x',
  choices: [{ value: 'a', label: 'Alpha' }],
  onChange: () => {},
  onBlur: () => {},
  inputRef: () => {},
}

it.each<[string, Partial<InputProps>, boolean]>([
  ['nothing', {}, true],
  ['choices made again that say the same', { choices: [{ value: 'a', label: 'Alpha' }] }, true],
  ['other choices', { choices: [{ value: 'a', label: 'Aleph' }] }, false],
  ['another value', { value: 'y' }, false],
  ['a fault', { hasError: true }, false],
  ['a lock', { lock: 'Fixed' }, false],
  ['another listener', { onChange: () => {} }, false],
  ['a field made again', { field: { kind: 'text', label: { en: 'Field' } } }, false],
])('an input with %s looks the same: %o', (_what, change, isSame) => {
  expect(hasSameLook(before, { ...before, ...change })).toBe(isSame)
})
