import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { FormValue } from '../../../definitions/form-values'
import { testsInZone } from '../../../testing/tests-in-zone'
import { DatePicker, type DatePickerProps } from './date-picker'

/** 14:05:30 of 6 December 2026 wherever the tests run. */
const opening = new Date(2026, 11, 6, 14, 5, 30).toISOString()

function draw(parts: Partial<DatePickerProps> = {}) {
  const heard: FormValue[] = []
  function Held() {
    const [value, setValue] = useState<FormValue>(parts.value === undefined ? opening : parts.value)
    return (
      <form>
        <label htmlFor="start">Start</label>
        <DatePicker
          {...{ id: 'start', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
          {...{ choices: [], isRequired: false, onBlur: () => {}, inputRef: () => {} }}
          field={{ kind: 'date', label: { en: 'Start' } }}
          {...parts}
          value={value}
          onChange={(next) => {
            heard.push(next)
            setValue(next)
          }}
        />
      </form>
    )
  }
  render(<Held />)
  return { heard, input: screen.getByLabelText<HTMLInputElement>('Start') }
}

const cell = (day: string) => screen.getByTitle(day)
const isOpen = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null
const canClear = () => document.querySelector('.ant-picker-clear') !== null

describe('a day and a time', () => {
  it('is shown and typed to the minute, and is the instant at which that begins here', () => {
    const { heard, input } = draw({ hasTime: true })
    expect(input.value).toBe('2026-12-06 14:05')
    fireEvent.change(input, { target: { value: '2027-01-31 09:30' } })
    expect(input.value).toBe('2027-01-31 09:30')
    expect(heard).toEqual([new Date(2027, 0, 31, 9, 30).toISOString()])
  })

  it('is heard at once when it is picked in the calendar, with the time it had, cut to the minute', async () => {
    const { heard, input } = draw({ hasTime: true })
    fireEvent.mouseDown(input)
    fireEvent.click(input)
    await waitFor(() => expect(isOpen()).toBe(true))
    fireEvent.click(cell('2026-12-09'))
    expect(heard).toEqual([new Date(2026, 11, 9, 14, 5).toISOString()])
    expect(document.querySelector('form .ant-picker-dropdown')).not.toBeNull()
    expect(document.querySelectorAll('.ant-picker-time-panel-column')).toHaveLength(2)
    expect(document.querySelector('.ant-picker-now')).toBeNull()
  })

  it('is read as lists show it once the field is left, and not while it is typed', () => {
    const { heard, input } = draw({ hasTime: true })
    input.focus()
    fireEvent.change(input, { target: { value: '31 Jan 2027' } })
    fireEvent.change(input, { target: { value: '31 Jan 2027, 09:30' } })
    expect(heard).toEqual([])
    fireEvent.blur(input)
    expect(heard).toEqual([new Date(2027, 0, 31, 9, 30).toISOString()])
    expect(input.value).toBe('2027-01-31 09:30')
  })

  it('is read by Enter, too', async () => {
    const { heard, input } = draw({ hasTime: true })
    input.focus()
    fireEvent.change(input, { target: { value: '31 Jan 2027, 09:30' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(input.value).toBe('2027-01-31 09:30'))
    expect(heard.at(-1)).toBe(new Date(2027, 0, 31, 9, 30).toISOString())
  })

  it('that cannot be read leaves the value, and is said at the field until there is another', async () => {
    const { heard, input } = draw({ hasTime: true, describedBy: 'help' })
    input.focus()
    fireEvent.change(input, { target: { value: 'next week' } })
    fireEvent.blur(input)
    const words = screen.getByRole('alert')
    expect(words.textContent).toContain('“next week” cannot be read as a date. Write it like 2')
    expect(input.getAttribute('aria-describedby')).toBe(`${words.id} help`)
    await waitFor(() => expect(input.value).toBe('2026-12-06 14:05'))
    expect(heard).toEqual([])
    input.focus()
    fireEvent.change(input, { target: { value: '31 Jan 2027' } })
    fireEvent.blur(input)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input.value).toBe('2027-01-31 00:00')
  })

  it('that is empty shows how it is written', () => {
    expect(draw({ hasTime: true, value: null }).input.placeholder).toBe('YYYY-MM-DD HH:mm')
  })
})

describe('a day', () => {
  it('is the instant at which it begins here, and says nothing of a time or a zone', async () => {
    const { heard, input } = draw()
    expect(input.value).toBe('2026-12-06')
    expect(screen.queryByText(Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeNull()
    fireEvent.mouseDown(input)
    fireEvent.click(input)
    await waitFor(() => expect(isOpen()).toBe(true))
    expect(document.querySelector('.ant-picker-time-panel')).toBeNull()
    fireEvent.click(cell('2026-12-09'))
    expect(heard[0]).toBe(new Date(2026, 11, 9).toISOString())
    expect(new Set(heard).size).toBe(1)
  })

  it('may be any, where none is the first', async () => {
    const { input } = draw()
    fireEvent.mouseDown(input)
    fireEvent.click(input)
    await waitFor(() => expect(isOpen()).toBe(true))
    for (const day of ['2026-12-01', '2026-12-31']) expect(cell(day).className).not.toContain('disabled')
  })

  it('that is no date is shown as none', () => {
    expect(draw({ value: 'soon' }).input.value).toBe('')
  })

  it.each<[string, Partial<DatePickerProps>, boolean]>([
    ['that may stay empty', {}, true],
    ['that must be given', { isRequired: true }, false],
    ['that is locked', { lock: 'Fixed' }, false],
  ])('%s can be taken back by its cross: %s', (_what, parts, can) => {
    const { heard } = draw(parts)
    expect(canClear()).toBe(can)
    const cross = document.querySelector('.ant-picker-clear')
    if (cross) fireEvent.click(cross)
    expect(heard.at(-1)).toBe(can ? null : undefined)
  })

  it('that is locked opens no calendar, and can be read alone', () => {
    const { input } = draw({ lock: 'Fixed' })
    fireEvent.mouseDown(input)
    fireEvent.click(input)
    expect([isOpen(), input.readOnly]).toEqual([false, true])
  })

  it('that is not locked can be typed', () => {
    expect(draw().input.readOnly).toBe(false)
  })

  it.each(['Escape', 'Enter'])(
    'that is open is closed by %s, which reaches nothing around it',
    async (key) => {
      const { heard, input } = draw()
      fireEvent.mouseDown(input)
      fireEvent.click(input)
      await waitFor(() => expect(isOpen()).toBe(true))
      expect(fireEvent.keyDown(input, { key: 'a' })).toBe(true)
      fireEvent.change(input, { target: { value: key === 'Enter' ? '31 Jan 2027' : '2027-01-31' } })
      expect(fireEvent.keyDown(input, { key })).toBe(false)
      expect(heard.at(-1)).toBe(new Date(2027, 0, 31).toISOString())
      // It is closed now.
      expect(fireEvent.keyDown(input, { key })).toBe(true)
    },
  )
})

describe('west of Greenwich', () => {
  testsInZone('America/New_York')

  it('a day without a time is shown as that day', () => {
    expect(draw({ value: '2026-12-06' }).input.value).toBe('2026-12-06')
  })
})
