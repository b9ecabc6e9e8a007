import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { FieldKind } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import { CodeInput } from './code-input'

function draw(kind: FieldKind, opening: FormValue, lock: string | null = null) {
  const heard: FormValue[] = []
  const left = vi.fn()
  function Held() {
    const [value, setValue] = useState(opening)
    return (
      <>
        <label htmlFor="code">Code</label>
        <CodeInput
          {...{ id: 'code', labelId: 'label', describedBy: undefined, hasError: false, lock }}
          {...{ choices: [], isRequired: false, onBlur: left, inputRef: () => {} }}
          field={{ kind, label: { en: 'Code' } }}
          value={value}
          onChange={(next) => {
            heard.push(next)
            setValue(next)
          }}
        />
      </>
    )
  }
  render(<Held />)
  const input = screen.getByLabelText<HTMLTextAreaElement>('Code')
  return { heard, left, input, type: (text: string) => fireEvent.change(input, { target: { value: text } }) }
}

it.each<[FieldKind, string, string]>([
  ['json', '{"a":[1]}', '{\n  "a": [\n    1\n  ]\n}'],
  ['json', '{"a":', '{"a":'],
  ['json', '  ', '  '],
  ['code', '{"a":[1]}', '{"a":[1]}'],
])('%s that is typed as %j stands as %j once it is left', (kind, text, shown) => {
  const { heard, left, input, type } = draw(kind, '')
  type(text)
  expect(heard).toEqual([text])
  fireEvent.blur(input)
  expect(input.value).toBe(shown)
  expect(heard).toEqual(text === shown ? [text] : [text, shown])
  expect(left).toHaveBeenCalledOnce()
})

it('stays as it is while it is locked, and can be read alone', () => {
  const { heard, left, input } = draw('json', '{"a":1}', 'Fixed')
  expect(input.readOnly).toBe(true)
  fireEvent.blur(input)
  expect([heard, input.value, left.mock.calls.length]).toEqual([[], '{"a":1}', 1])
})

it('can be typed otherwise, without help meant for prose', () => {
  const { input } = draw('code', null)
  expect([input.value, input.readOnly, input.getAttribute('spellcheck')]).toEqual(['', false, 'false'])
  expect([input.getAttribute('autocomplete'), input.getAttribute('wrap')]).toEqual(['off', 'off'])
})
