import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import type { FieldDefinition, FieldKind } from '../../../definitions/define-field'
import { buildPerson } from '../../../testing/builders'
import { doors } from '../../../testing/example-definition'
import { testsInZone } from '../../../testing/tests-in-zone'
import { FormEngineContext } from '../form-engine-context'
import { formPlanOf } from '../form-plan'
import type { OptionsState } from '../options-state'
import { DateTimeInput, DayInput, FormDateInput, FormDayInput } from './date-input'
import { FileDrop } from './file-drop'
import type { InputProps } from './input-props'
import { inputOf } from './inputs'
import { LoneInput } from './lone-input'
import { OptionsPlaceholder } from './options-placeholder'
import { TextInput } from './text-input'

testsInZone('America/St_Johns')

const base: InputProps = {
  ...{
    id: 'field',
    labelId: 'label',
    describedBy: undefined,
    hasError: false,
    lock: null,
    isRequired: false,
  },
  ...{ value: null, choices: [], onChange: () => {}, onBlur: () => {}, inputRef: () => {} },
  field: { kind: 'text', label: { en: 'Field' } },
}
const drawn = (Component: ComponentType<InputProps>, parts: Partial<InputProps> = {}) =>
  render(
    <form>
      <label id="label" htmlFor="field">
        Field
      </label>
      <Component {...base} {...parts} />
    </form>,
  )
const ofKind = (kind: FieldKind) => inputOf({ kind, label: { en: 'Field' } }).Component

it.each<[FieldKind, string | null, string | null]>([
  ['email', 'email', 'off'],
  ['url', 'url', 'off'],
  ['host', 'url', 'off'],
  ['text', null, null],
  ['number', 'decimal', null],
  ['bytes', 'decimal', null],
])('a field of kind %s has a phone offer the keys of %s', async (kind, keys, capitals) => {
  drawn(ofKind(kind))
  const input = await screen.findByLabelText('Field', { selector: 'input' })
  expect([input.getAttribute('inputmode'), input.getAttribute('autocapitalize')]).toEqual([keys, capitals])
})

it('a time of day is typed into the browser’s own input, and goes on leaving where it is not whole', () => {
  const [onChange, onBlur] = [vi.fn(), vi.fn()]
  drawn(ofKind('time'), { value: '08:30', onChange, onBlur })
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  expect([input.type, input.value, input.readOnly]).toEqual(['time', '08:30', false])
  fireEvent.change(input, { target: { value: '09:45' } })
  expect(onChange.mock.calls).toEqual([['09:45']])
  fireEvent.blur(input)
  expect([input.value, onBlur.mock.calls.length]).toEqual(['08:30', 1])
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  fireEvent.blur(input)
  expect([input.value, onBlur.mock.calls.length]).toEqual(['', 2])
})

it.each<[Partial<FieldDefinition> & { kind: FieldKind }, string]>([
  [{ kind: 'percent', unit: { en: 'GB' } }, '%'],
  [{ kind: 'money', currency: 'EUR' }, 'EUR'],
  [{ kind: 'number', unit: { en: { one: 'day', other: 'days' } } }, 'day'],
])('a figure %j shows "%s"', (field, unit) => {
  const { container } = drawn(ofKind(field.kind), { value: 1, field: { label: { en: 'Field' }, ...field } })
  expect(container.querySelector('.ant-input-number-suffix')?.textContent).toBe(unit)
})

it('a choice of many is searched by its words, not by what it sends', () => {
  const choices = [...'abcdefgh'].map((value) => ({ value, label: `Word ${value.toUpperCase()}` }))
  const { container } = drawn(ofKind('choice'), { choices })
  const input = screen.getByRole('combobox')
  fireEvent.mouseDown(input)
  fireEvent.change(input, { target: { value: 'word b' } })
  const options = [...container.querySelectorAll('.ant-select-item-option')]
  expect(options.map(({ textContent }) => textContent)).toEqual(['Word B'])
})

it.each<[OptionsState, string | null, string]>([
  [{ state: 'waiting', sentence: 'Choose a cloud first' }, null, 'Choose a cloud first'],
  [{ state: 'ready', choices: [], preselected: null, empty: 'No zones' }, null, 'No zones'],
  [{ state: 'ready', choices: [], preselected: null, empty: 'No zones' }, 'Fixed', 'z-1'],
])('in place of a choice whose source is %j is read, with the lock %s: "%s"', (options, lock, text) => {
  drawn((props) => <OptionsPlaceholder {...props} options={options} />, { value: 'z-1', lock })
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  expect([input.value, input.readOnly, input.title]).toEqual([text, true, lock ?? ''])
})

it('a choice that nobody lists is typed, with what is known of it suggested, and says so', () => {
  const [onChange, retry] = [vi.fn(), vi.fn()]
  const options: OptionsState = { state: 'typed', known: ['one', 'two'], sentence: 'Not listed', retry }
  const draw = (parts: Partial<InputProps>) =>
    drawn((props) => <OptionsPlaceholder {...props} options={options} />, { onChange, ...parts })
  const { unmount } = draw({ value: ' three ' })
  const input = screen.getByLabelText<HTMLInputElement>('Field')
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['one', 'two'])
  fireEvent.change(input, { target: { value: 'four' } })
  fireEvent.blur(input)
  expect(onChange.mock.calls).toEqual([['four'], ['three']])
  expect(screen.getByRole('alert').textContent).toBe('Not listedTry again')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  unmount()
  draw({ value: 'two', lock: 'Fixed' })
  expect(screen.getByLabelText<HTMLInputElement>('Field').readOnly).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('an input that stands alone has its label, what is wrong with it, and may have to be filled', () => {
  const draw = (parts: object) => (
    <LoneInput Component={TextInput} label="From" value="x" onChange={() => {}} {...parts} />
  )
  const { rerender } = render(draw({ error: 'Too early', isRequired: true, isLabelHidden: true }))
  const input = () => screen.getByLabelText('From')
  const id = input().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Too early')
  expect(screen.getByText('From').className).toBe('visually-hidden')
  expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-required')]).toEqual([
    'true',
    'true',
  ])
  rerender(draw({}))
  expect(screen.getByText('From').className).toBe('form-label')
  expect(['aria-describedby', 'aria-required'].map((name) => input().getAttribute(name))).toEqual([
    null,
    null,
  ])
})

it('a file that is dropped is taken once, also one that the browser would not offer', async () => {
  const take = vi.fn()
  render(
    <>
      <span id="label">Certificate</span>
      <span id="help">In PEM</span>
      <FileDrop input={{ ...base, describedBy: 'help', hasError: true }} accept=".pem" onTake={take} />
    </>,
  )
  const file = new File(['x'], 'notes.txt')
  const button = screen.getByRole('button', { name: 'Choose a file', description: 'Certificate In PEM' })
  expect(button.getAttribute('aria-invalid')).toBe('true')
  fireEvent.drop(button, { dataTransfer: { files: [file], items: [], types: ['Files'] } })
  await waitFor(() => expect(take.mock.calls.map(([taken]) => taken)).toEqual([file]))
})

it.each([
  ['2026-03-01', '2026-03-01'],
  [null, ''],
  ['soon', ''],
])('a day of the calendar that is %j is shown as "%s", and chosen as it is spelled', async (value, shown) => {
  const heard = vi.fn()
  drawn(DayInput, { value, onChange: heard })
  const input = await screen.findByLabelText<HTMLInputElement>('Field')
  expect(input.value).toBe(shown)
  fireEvent.change(input, { target: { value: '2027-01-31' } })
  expect(heard.mock.calls).toEqual([['2027-01-31']])
})

it.each([
  ['today, where that is empty', null, ['disabled', 'open']],
  ['its day', new Date(2026, 11, 4, 9).toISOString(), ['open', 'open']],
])('a time that may not be before another is offered from %s', async (_what, start, offered) => {
  vi.useFakeTimers({ now: new Date(2026, 11, 6, 12), toFake: ['Date'] })
  drawnInForm(DateTimeInput, { start }, { notBefore: 'start' })
  fireEvent.click(await screen.findByLabelText('Field'))
  await screen.findByTitle('2026-12-05')
  const days = ['2026-12-05', '2026-12-06'].map((day) => screen.getByTitle(day).className)
  expect(days.map((name) => (name.includes('disabled') ? 'disabled' : 'open'))).toEqual(offered)
})

it.each<[string, ComponentType<InputProps>, Partial<FieldDefinition>]>([
  ['a date', FormDateInput, { kind: 'date', min: '2026-12-04', max: '2026-12-08' }],
  ['a time', DateTimeInput, { kind: 'date-time', min: '2026-12-04T12:00:00Z', max: '2026-12-08T12:00:00Z' }],
  ['a day of the calendar', FormDayInput, { kind: 'day', min: '2026-12-04', max: '2026-12-08' }],
])('%s is offered from its first day to its last one', async (_what, Input, field) => {
  vi.useFakeTimers({ now: new Date(2026, 11, 6, 12), toFake: ['Date'] })
  drawnInForm(Input, {}, field)
  fireEvent.click(await screen.findByLabelText('Field'))
  await screen.findByTitle('2026-12-05')
  const days = ['2026-12-03', '2026-12-04', '2026-12-08', '2026-12-09']
  expect(days.map((day) => screen.getByTitle(day).className.includes('disabled'))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

/** An input as a form has it that holds these values. */
function drawnInForm(
  Component: ComponentType<InputProps>,
  values: Readonly<Record<string, string | null>>,
  field: Partial<FieldDefinition>,
) {
  const context = {
    ...({ person: buildPerson(), productKey: 'basalt', mode: 'create', record: null } as const),
    ...({ scope: { kind: 'user' }, values } as const),
  }
  const engine = { id: 'form', plan: formPlanOf(doors, 'create'), faults: {}, attempts: 0, retryOption: null }
  return drawn((props) => (
    <FormEngineContext value={{ ...engine, context, upload: null, runAfterPress: (task) => task() }}>
      <Component {...props} field={{ ...props.field, ...field }} />
    </FormEngineContext>
  ))
}
