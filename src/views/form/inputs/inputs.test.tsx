// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import { ChoiceInput } from './choice-input'
import { DateInput } from './date-input'
import type { InputProps } from './input-props'
import { inputOf } from './inputs'
import { ListInput } from './list-input'
import { NumberInput } from './number-input'
import { LongTextInput, TextInput } from './text-input'

it('has an input for every type a definition file may put into a form', () => {
  for (const kind of ['text', 'long-text', 'secret', 'number', 'switch', 'choice', 'date', 'list'] as const) {
    expect(inputOf({ kind, label: { en: kind } }).Component).toBeDefined()
  }
})

/** Noon of 6 December 2026 wherever the tests run. */
const noonHere = new Date(2026, 11, 6, 12).toISOString()

it('takes a day as the start of it here, shows it again, and takes an emptied one as none', async () => {
  const heard: FormValue[] = []
  render(<Day opening={noonHere} onHeard={(value) => heard.push(value)} />)
  const input = await screen.findByLabelText('Starts on')
  expect(input).toHaveProperty('value', '2026-12-06')
  fireEvent.change(input, { target: { value: '2027-01-31' } })
  expect(input).toHaveProperty('value', '2027-01-31')
  expect(heard).toEqual([new Date(2027, 0, 31).toISOString()])
  fireEvent.change(input, { target: { value: '' } })
  expect(heard[1]).toBeNull()
  expect(input).toHaveProperty('value', '')
})

it('offers no day before the first, says the zone, and closes with Escape before its dialog does [SCH-010]', async () => {
  render(<Day opening={noonHere} hasTime onHeard={() => {}} />)
  const input = await screen.findByLabelText('Starts on')
  expect(screen.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeDefined()
  fireEvent.click(input)
  const cell = (day: string) => screen.getByTitle(day).className
  await waitFor(() => expect(cell('2026-12-05')).toContain('disabled'))
  expect(cell('2026-12-06')).not.toContain('disabled')
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
})

it.each([
  ['1,5', null],
  ['abc', null],
  ['12 GB', null],
  ['1e5', null],
  [' 1.5 ', 1.5],
  ['-3', -3],
  ['7.', 7],
])('reads %o as %o, never as another figure', async (text, figure) => {
  const heard: FormValue[] = []
  render(<Single Input={NumberInput} opening={4} onHeard={(value) => heard.push(value)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Single')
  await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(input.value).toBe(text)
  expect(heard.at(-1)).toBe(figure)
  await userEvent.tab()
  expect(heard.at(-1)).toBe(figure)
  expect(input.value).toBe(figure === null ? '' : String(figure))
})

it('has the spelling of several lines checked, and not that of one', () => {
  render(<Single Input={LongTextInput} opening="" onHeard={() => {}} />)
  const prose = screen.getByLabelText('Single')
  expect([prose.getAttribute('spellcheck'), prose.getAttribute('autocomplete')]).toEqual(['true', 'on'])
  cleanup()
  render(<Single Input={TextInput} opening="" onHeard={() => {}} />)
  const line = screen.getByLabelText('Single')
  expect([line.getAttribute('spellcheck'), line.getAttribute('autocomplete')]).toEqual(['false', 'off'])
})

it.each([
  ['lines', 'a.test\nb.test\n', 'a.test b.test'],
  ['commas', 'a.test,b.test,', 'a.test,b.test,'],
])('takes pasted %s as an entry each', (_what, pasted, typed) => {
  const heard: FormValue[] = []
  render(
    <Single Input={ListInput} opening={[]} field={{ kind: 'list' }} onHeard={(value) => heard.push(value)} />,
  )
  const input = screen.getByRole('combobox')
  fireEvent.paste(input, { clipboardData: { getData: () => pasted } })
  fireEvent.change(input, { target: { value: typed } })
  expect(heard.at(-1)).toEqual(['a.test', 'b.test'])
})

it('says in an empty choice that one is to be made, or its own words', () => {
  render(<Single Input={ChoiceInput} opening={null} onHeard={() => {}} />)
  expect(screen.getByText('Choose…')).toBeDefined()
  cleanup()
  const placeholder = { en: 'Which region' }
  render(<Single Input={ChoiceInput} opening={null} field={{ placeholder }} onHeard={() => {}} />)
  expect(screen.getByText('Which region')).toBeDefined()
  expect(screen.queryByText('Choose…')).toBeNull()
})

it("shows a date's own words in the empty field, or how a date is written", async () => {
  render(<Single Input={DateInput} opening={null} onHeard={() => {}} />)
  expect(await screen.findByPlaceholderText('YYYY-MM-DD')).toBeDefined()
  cleanup()
  const placeholder = { en: 'From which day' }
  render(<Single Input={DateInput} opening={null} field={{ placeholder }} onHeard={() => {}} />)
  expect(await screen.findByPlaceholderText('From which day')).toBeDefined()
})

it('shows that the input of a file is coming', async () => {
  // Another test may have fetched its code already.
  vi.resetModules()
  const { Component } = (await import('./inputs')).inputOf({ kind: 'file', label: 'form.next' })
  const { container } = render(<Single Input={Component} opening={null} onHeard={() => {}} />)
  expect(container.querySelector('.form-skeleton')).not.toBeNull()
})

type SingleProps = {
  Input: ComponentType<InputProps>
  opening: FormValue
  field?: Partial<FieldDefinition>
  onHeard: (value: FormValue) => void
}

function Single({ Input, opening, field, onHeard }: SingleProps) {
  const [value, setValue] = useState(opening)
  const handleChange = (next: FormValue) => {
    onHeard(next)
    setValue(next)
  }
  return (
    <>
      <label htmlFor="single">Single</label>
      <Input
        {...{ id: 'single', labelId: 'label', describedBy: undefined, choices: [], lock: null }}
        value={value}
        isRequired={false}
        hasError={false}
        field={{ kind: 'text', label: { en: 'Single' }, ...field }}
        onChange={handleChange}
        onBlur={() => {}}
        inputRef={() => {}}
      />
    </>
  )
}

type DayProps = { opening: string; hasTime?: boolean; onHeard: (value: FormValue) => void }

function Day({ opening, hasTime = false, onHeard }: DayProps) {
  const [value, setValue] = useState<FormValue>(opening)
  const handleChange = (next: FormValue) => {
    onHeard(next)
    setValue(next)
  }
  return (
    <>
      <label htmlFor="day">Starts on</label>
      <DateInput
        {...(hasTime && { hasTime, earliest: Date.parse(opening) })}
        {...{ id: 'day', labelId: 'label', describedBy: undefined, choices: [], lock: null }}
        value={value}
        isRequired={false}
        hasError={false}
        field={{ kind: 'date', label: { en: 'Starts on' } }}
        onChange={handleChange}
        onBlur={() => {}}
        inputRef={() => {}}
      />
    </>
  )
}
