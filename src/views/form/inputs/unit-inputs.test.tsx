import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it } from 'vitest'
import type { FormValue } from '../../../definitions/form-values'
import { takeOption } from '../../../testing/create-form-driver'
import type { InputProps } from './input-props'
import { BytesInput, DurationInput } from './unit-inputs'

function draw(Input: ComponentType<InputProps>, opening: FormValue, parts: Partial<InputProps> = {}) {
  const heard: FormValue[] = []
  let give: (value: FormValue) => void = () => {}
  function Held() {
    const [value, setValue] = useState(opening)
    give = setValue
    const handleChange = (next: FormValue) => {
      heard.push(next)
      setValue(next)
    }
    return (
      <form>
        <label id="label" htmlFor="size">
          Size
        </label>
        <Input
          {...{ id: 'size', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
          {...{ choices: [], isRequired: false, onBlur: () => {}, inputRef: () => {} }}
          field={{ kind: 'text', label: { en: 'Size' } }}
          value={value}
          onChange={handleChange}
          {...parts}
        />
      </form>
    )
  }
  render(<Held />)
  const input = screen.getByLabelText<HTMLInputElement>('Size')
  return {
    heard,
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    change: (value: FormValue) => act(() => give(value)),
  }
}

const unit = () => document.querySelector('.ant-select-selection-item')?.textContent

it.each([
  [null, '', 'GiB'],
  [0, '0', 'GiB'],
  [1, '1', 'B'],
  [1_023, '1023', 'B'],
  [1_024, '1', 'KiB'],
  [1_536, '1.5', 'KiB'],
  // 1.0009765625 KiB would be no figure to read.
  [1_025, '1025', 'B'],
  [1_572_864, '1.5', 'MiB'],
  [1_049_600, '1025', 'KiB'],
  [1_610_612_736, '1.5', 'GiB'],
  [1_099_511_627_776, '1', 'TiB'],
])('a size of %s bytes is shown as %s %s', (bytes, figure, shown) => {
  const { input } = draw(BytesInput, bytes)
  expect([input.value, unit()]).toEqual([figure, shown])
})

it('a size is the number of bytes of figure and unit, rounded to whole ones, and none where it is emptied', () => {
  const { heard, type } = draw(BytesInput, null)
  for (const text of ['2', '0.3', '0', '']) type(text)
  expect(heard).toEqual([2_147_483_648, 322_122_547, 0, null])
})

it.each(['1,5', '1 5', '5x'])('a size that is typed as "%s" is none, and never another one', (text) => {
  const { heard, type } = draw(BytesInput, 2_147_483_648)
  type(text)
  expect(heard).toEqual([null])
})

it('a size keeps the unit that it is typed in, whatever the figure', () => {
  const { heard, input, type } = draw(BytesInput, 2_097_152)
  expect([input.value, unit()]).toEqual(['2', 'MiB'])
  type('2048')
  expect([input.value, unit()]).toEqual(['2048', 'MiB'])
  type('0.5')
  expect([input.value, unit()]).toEqual(['0.5', 'MiB'])
  expect(heard).toEqual([2_147_483_648, 524_288])
})

it('a size stands as it is typed, though whole bytes are not quite that', async () => {
  const { heard, input, type } = draw(BytesInput, null)
  for (const text of ['0', '0.', '0.1', '0.15']) {
    type(text)
    expect(input.value).toBe(text)
  }
  fireEvent.blur(input)
  expect(heard.at(-1)).toBe(161_061_274)
  expect(input.value).toBe('0.15')
  await takeOption('Unit of Size', 'TiB')
  expect(heard.at(-1)).toBe(164_926_744_166)
  expect(input.value).toBe('0.15')
})

it('a size that comes from elsewhere takes the place of what was typed', () => {
  const drawn = draw(BytesInput, null)
  drawn.type('0.15')
  drawn.change(1_073_741_824)
  expect(drawn.input.value).toBe('1')
})

it('another unit is another size of the same figure', async () => {
  const { heard, input } = draw(BytesInput, 1_572_864)
  await takeOption('Unit of Size', 'KiB')
  expect(heard).toEqual([1_536])
  expect([input.value, unit()]).toEqual(['1.5', 'KiB'])
  const options = [...document.querySelectorAll('form .ant-select-item-option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['B', 'KiB', 'MiB', 'GiB', 'TiB'])
})

it.each([
  [1_610_612_736, '1.5 GiB'],
  [null, ''],
])('a size of %s that is locked is read as "%s"', (bytes, text) => {
  const { input } = draw(BytesInput, bytes, { lock: 'Fixed' })
  expect([input.value, input.readOnly]).toEqual([text, true])
  expect(screen.queryByRole('combobox')).toBeNull()
})

it.each([
  [null, ''],
  [0, '0 s'],
  [5_400, '1 h 30 min'],
])('a time span of %s seconds is shown as "%s"', (seconds, text) => {
  expect(draw(DurationInput, seconds).input.value).toBe(text)
})

it('a time span is read as it is written, and written out when it is left', () => {
  const { heard, input, type } = draw(DurationInput, null)
  for (const text of ['90', '1:30:00', '1h 30m']) type(text)
  expect(heard).toEqual([90, 5_400, 5_400])
  expect(input.value).toBe('1h 30m')
  fireEvent.blur(input)
  expect(input.value).toBe('1 h 30 min')
})

it('what is no time span yet is no number, and stays as it was typed', () => {
  const { heard, input, type } = draw(DurationInput, 60)
  type('1 week')
  expect(heard).toEqual([Number.NaN])
  fireEvent.blur(input)
  expect(input.value).toBe('1 week')
})

it.each(['', '  '])('an emptied time span, "%s", is none', (text) => {
  const { heard, input, type } = draw(DurationInput, 60)
  type(text)
  expect(heard).toEqual([null])
  fireEvent.blur(input)
  expect(input.value).toBe('')
})

it('an empty time span shows how one is written, or the words of its field', () => {
  expect(draw(DurationInput, null).input.placeholder).toBe('1 h 30 min')
})

it('a time span has the words of its field, and says that it was left', () => {
  let left = 0
  const { input } = draw(DurationInput, null, {
    field: { kind: 'duration', label: { en: 'Size' }, placeholder: { en: 'How long' } },
    onBlur: () => {
      left += 1
    },
  })
  expect(input.placeholder).toBe('How long')
  fireEvent.blur(input)
  expect(left).toBe(1)
})

it('a time span that is locked can be read alone', () => {
  expect(draw(DurationInput, 60, { lock: 'Fixed' }).input.readOnly).toBe(true)
  expect(document.querySelector('.ant-input-outlined')).toBeNull()
})
