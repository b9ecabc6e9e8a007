// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { FormValue } from '../../../definitions/form-values'
import { DateInput } from './date-input'
import { inputOf } from './inputs'

it('has an input for every type a definition file may put into a form', () => {
  for (const kind of ['text', 'long-text', 'secret', 'number', 'switch', 'choice', 'date', 'list'] as const) {
    expect(inputOf({ kind, label: { en: kind } }).Component).toBeDefined()
  }
})

it('takes a day as the start of it here, shows it again, and takes an emptied one as none', async () => {
  const heard: FormValue[] = []
  render(<Day opening="2026-12-06T12:00:00Z" onHeard={(value) => heard.push(value)} />)
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
  render(<Day opening="2026-12-06T12:00:00Z" hasTime onHeard={() => {}} />)
  const input = await screen.findByLabelText('Starts on')
  expect(screen.getByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeDefined()
  fireEvent.click(input)
  const cell = (day: string) => screen.getByTitle(day).className
  await waitFor(() => expect(cell('2026-12-05')).toContain('disabled'))
  expect(cell('2026-12-06')).not.toContain('disabled')
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
})

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
        {...{ id: 'day', labelId: 'label', describedBy: undefined, offer: null, lock: null }}
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
