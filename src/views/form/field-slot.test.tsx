import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormMode, FormRecord } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { takeOption } from '../../testing/create-form-driver'
import { doors } from '../../testing/example-definition'
import { ComponentsProvider, type UseChoices } from '../resource-components'
import { checkValues } from './check-values'
import { FieldSlot } from './field-slot'
import { type FormEngine, FormEngineContext } from './form-engine-context'
import { formPlanOf } from './form-plan'
import { fixedOptions, type OptionsState } from './options-state'

type Fields = Readonly<Record<string, FieldDefinition>>
type Parts = {
  opening?: FormRecord
  /** What the source `colours` offers. */
  colours?: OptionsState
  mode?: FormMode
  engine?: Partial<FormEngine>
}

const text: FieldDefinition = { label: { en: 'Field' }, kind: 'text' }
const colour: FieldDefinition = { label: { en: 'Colour' }, kind: 'choice', choices: 'colours' }
const offered = (preselected: string | null, ...values: string[]): OptionsState => ({
  ...fixedOptions(values.map((value) => ({ value, label: value.toUpperCase() }))),
  preselected,
  empty: 'There are no colours.',
})

/** Draws fields alone, without the form that checks and sends them. */
function draw(fields: Fields, parts: Parts = {}) {
  let holds: FormRecord = {}
  let isDirty = false
  let setError: (message: string, type: string) => void = () => {}

  function Form({ opening = {}, colours, mode = 'create', engine }: Parts) {
    const form = useForm<FormRecord>({ defaultValues: opening, mode: 'onTouched' })
    const values = useWatch({ control: form.control })
    const state = useFormState({ control: form.control })
    holds = values
    isDirty = state.isDirty
    setError = (message, type) => act(() => form.setError('field', { message, type }))
    const context = {
      ...({ person: buildPerson(), productKey: 'basalt', mode, record: null, values } as const),
      scope: { kind: 'user' } as const,
    }
    const useColours: UseChoices = () => colours ?? { state: 'loading' }
    return (
      <ComponentsProvider components={{ doors: { choices: { colours: useColours } } }}>
        <FormProvider {...form}>
          <FormEngineContext
            value={{
              ...{ id: 'form', context, attempts: 0, retryOption: null, upload: null },
              plan: { ...formPlanOf(doors, 'create'), fields },
              faults: checkValues(fields, context),
              runAfterPress: (task) => task(),
              ...engine,
            }}
          >
            {Object.entries(fields).map(([name, field]) => (
              <FieldSlot key={name} name={name} field={field} />
            ))}
          </FormEngineContext>
        </FormProvider>
      </ComponentsProvider>
    )
  }

  const element = (next: Parts) => (
    <MemoryRouter>
      <Form {...parts} {...next} />
    </MemoryRouter>
  )
  const { rerender, container } = render(element({}))
  return {
    container,
    again: (next: Parts) => rerender(element(next)),
    values: () => holds,
    isDirty: () => isDirty,
    refuse: (message: string, type = 'server') => setError(message, type),
  }
}

const input = (label = 'Field') => screen.getByLabelText(label)
const type = (value: string, label?: string) => fireEvent.change(input(label), { target: { value } })
const state = () => document.querySelector<HTMLElement>('.form-field')?.dataset.state
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const required = { required: { en: 'Say something' } }

describe('what is wrong with a field', () => {
  it('is said once it was left', () => {
    draw({ field: { ...text, ...required } })
    expect([alerts(), state()]).toEqual([[], undefined])
    fireEvent.blur(input())
    expect([alerts(), state()]).toEqual([['Say something'], 'error'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('is said at the attempt to submit', () => {
    draw({ field: { ...text, ...required } }, { engine: { attempts: 1 } })
    expect(alerts()).toEqual(['Say something'])
  })

  it('is judged when the mouse button is up again', () => {
    const tasks: (() => void)[] = []
    draw({ field: { ...text, ...required } }, { engine: { runAfterPress: (task) => tasks.push(task) } })
    fireEvent.blur(input())
    expect(alerts()).toEqual([])
    act(() => void tasks[0]?.())
    expect(alerts()).toEqual(['Say something'])
  })

  it('by the server’s word comes before its own, and offers a way on where there is one', () => {
    const handleTake = vi.fn()
    const retryOption = { field: 'field', label: 'Take it anyway', onTake: handleTake }
    const fields = { field: { ...text, min: 3 }, other: { ...text, label: { en: 'Other' } } }
    const { refuse } = draw(fields, { opening: { field: 'ab' }, engine: { attempts: 1, retryOption } })
    expect(alerts()).toEqual(['Use at least 3 characters.'])
    expect(screen.queryByRole('button')).toBeNull()
    refuse('It is taken')
    expect(alerts()).toEqual(['It is taken'])
    fireEvent.click(screen.getByRole('button', { name: 'Take it anyway' }))
    expect(handleTake).toHaveBeenCalledOnce()
  })

  it('offers the way on at no other field', () => {
    const retryOption = { field: 'other', label: 'Take it anyway', onTake: () => {} }
    const { refuse } = draw({ field: text }, { engine: { retryOption } })
    refuse('It is taken')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads to support where the account is not activated', () => {
    const { refuse } = draw({ field: text })
    refuse('Not yet')
    expect(screen.queryByRole('link')).toBeNull()
    refuse('Not yet', 'not-activated')
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeDefined()
  })

  it('is not taken from the form’s own check, which says it too early', () => {
    const { refuse } = draw({ field: text })
    refuse('Too early', 'rule')
    expect(alerts()).toEqual([])
  })
})

describe('a field that is right', () => {
  it.each<[string, FieldDefinition, string | undefined]>([
    ['text', text, 'success'],
    ['text that must be filled', { ...text, ...required }, 'success'],
    ['a switch', { label: { en: 'Field' }, kind: 'switch' }, undefined],
    ['text that is locked', { ...text, lockedWhen: () => 'Fixed' }, undefined],
  ])('is marked after an attempt: %s', (_what, field, look) => {
    draw({ field }, { opening: { field: field.kind === 'switch' ? true : 'x' }, engine: { attempts: 1 } })
    expect(state()).toBe(look)
  })

  it('is marked while it is typed, and not before, nor while it is empty', () => {
    draw({ field: text }, { opening: { field: 'x' } })
    expect(state()).toBeUndefined()
    type('xy')
    expect(state()).toBe('success')
    type('')
    expect(state()).toBeUndefined()
  })

  it('that is judged after a pause is marked then', async () => {
    vi.useFakeTimers()
    draw({ field: { ...text, debounce: 100, max: 3 } })
    type('xy')
    expect(state()).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(state()).toBe('success')
    type('xyzzy')
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(alerts()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(alerts()).toEqual(['Use at most 3 characters.'])
  })

  it('and that was opened with is not judged after a pause before anybody typed', async () => {
    vi.useFakeTimers()
    draw({ field: { ...text, debounce: 100, max: 3 } }, { opening: { field: 'xyzzy' } })
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(alerts()).toEqual([])
  })

  it('may be warned of: as it opens, and, once typed in, while it is shown', () => {
    const warning: FieldDefinition['warning'] = (value) => (value === 'me' ? null : 'Open to everybody')
    const isTicked = () => document.querySelector('.form-tick') !== null
    draw({ field: { ...text, warning, max: 4 } }, { opening: { field: 'all' } })
    expect([screen.getByRole('status').textContent, state()]).toEqual(['Open to everybody', 'warning'])
    type('')
    expect(screen.queryByRole('status')).toBeNull()
    type('all of it')
    expect([screen.queryByRole('status'), state()]).toEqual([null, undefined])
    type('any')
    expect([screen.getByRole('status').textContent, state()]).toEqual(['Open to everybody', 'warning'])
    expect(isTicked()).toBe(false)
    type('me')
    expect([screen.queryByRole('status'), state(), isTicked()]).toEqual([null, 'success', true])
  })
})

it('an amount is entered in the currency that the form has now', () => {
  const code: FieldDefinition = { kind: 'text', label: { en: 'Code' } }
  const cost: FieldDefinition = { kind: 'money', label: { en: 'Cost' }, currency: { field: 'code' } }
  const { container } = draw({ code, cost }, { opening: { code: 'EUR' } })
  const unit = () => container.querySelector('.ant-input-number-suffix')?.textContent
  expect(unit()).toBe('EUR')
  type('USD', 'Code')
  expect(unit()).toBe('USD')
})

describe('a field', () => {
  it.each<[string, Partial<FieldDefinition>, boolean]>([
    ['a text', {}, true],
    ['a text that must be filled', required, false],
    ['a text that must be filled at times', { ...required, requiredWhen: () => false }, true],
    ['a switch', { kind: 'switch' }, false],
    ['a list', { kind: 'list' }, true],
    ['a list that must be filled', { ...required, kind: 'list' }, false],
    ['a list of what is offered', { kind: 'list', options: [{ value: 'a', label: { en: 'A' } }] }, true],
    ['a list that is only read', { kind: 'list', choices: 'colours' }, false],
    ['several references', { kind: 'reference', resource: 'people', many: true }, true],
    ['several entries', { kind: 'array', fields: {} }, true],
    ['a choice', { kind: 'choice', options: [{ value: 'a', label: { en: 'A' } }] }, true],
    ['a text that is locked', { lockedWhen: () => 'It is in use' }, false],
  ])('says that it may stay empty where that is a choice: %s', (_what, part, isSaid) => {
    draw({ field: { ...text, ...part } })
    expect(screen.queryByText('optional') !== null).toBe(isSaid)
  })

  it('does not say so while its choices are awaited, or where one of them is always taken', () => {
    const { again } = draw({ field: colour })
    expect(screen.queryByText('optional')).toBeNull()
    again({ colours: offered('red', 'red') })
    expect(screen.queryByText('optional')).toBeNull()
    again({ colours: offered(null, 'red') })
    expect(screen.getByText('optional')).toBeDefined()
  })

  it('is explained by its help, or by what its hint makes of the values', () => {
    draw({
      field: { ...text, help: { en: 'Help' } },
      hinted: {
        ...text,
        label: { en: 'Hinted' },
        help: { en: 'Not this' },
        hint: ({ values }) => `Of ${values.field}`,
      },
    })
    type('x')
    const said = ['Field', 'Hinted'].map((label) => {
      const id = input(label).getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent
    })
    expect(said).toEqual(['Help', 'Of x'])
  })

  it('empties those that depend on it, as a change of the person’s', () => {
    const fields = { field: { ...text, resets: ['other'] }, other: { ...text, label: { en: 'Other' } } }
    const { values, isDirty } = draw(fields, { opening: { field: 'a', other: null } })
    type('b', 'Other')
    expect(values()).toEqual({ field: 'a', other: 'b' })
    type('c')
    expect(values()).toEqual({ field: 'c', other: null })
    expect(isDirty()).toBe(true)
    type('b', 'Other')
    type('a')
    expect(values()).toEqual({ field: 'a', other: null })
    expect(isDirty()).toBe(false)
  })

  it('is not there while its condition does not hold, and keeps what it holds', () => {
    const fields = {
      field: text,
      other: { ...text, label: { en: 'Other' }, shownWhen: { field: 'field', equals: 'more' } },
    }
    const { values } = draw(fields, { opening: { field: '', other: 'kept' } })
    expect(screen.queryByLabelText('Other')).toBeNull()
    type('more')
    expect(input('Other')).toHaveProperty('value', 'kept')
    expect(values()).toEqual({ field: 'more', other: 'kept' })
  })
})

describe('choices', () => {
  const failed: OptionsState = { state: 'failed', sentence: 'Colours failed', retry: vi.fn() }

  it.each([
    ['must', required, ['Colours failedTry again']],
    ['may', {}, []],
  ])('that failed for a hidden field are said where it %s be filled', (_what, part, said) => {
    draw({ field: { ...colour, ...part, shownWhen: () => false } }, { colours: failed })
    expect(alerts()).toEqual(said)
  })

  it('that are there for a hidden field say nothing', () => {
    const { container } = draw(
      { field: { ...colour, ...required, shownWhen: () => false } },
      { colours: offered('red', 'red') },
    )
    expect(container.textContent).toBe('')
  })

  it('have a place while they are awaited, say when they fail, and that there are none', () => {
    const { again } = draw({ field: colour })
    expect(screen.getByRole('status', { name: 'Loading', description: 'Colour' }).tabIndex).toBe(-1)
    again({ colours: failed })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(failed.retry).toHaveBeenCalledOnce()
    again({ colours: offered(null) })
    expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveProperty('value', 'There are no colours.')
  })

  it('may be used while something they depend on has failed, which is said', () => {
    const retry = vi.fn()
    const colours = { ...offered('red', 'red', 'blue'), trouble: { sentence: 'Prices failed', retry } }
    draw({ field: colour }, { colours })
    expect(screen.getByRole('combobox', { name: /^Colour/ })).toBeDefined()
    expect(within(screen.getByRole('alert')).getByText('Prices failed')).toBeDefined()
  })

  it('close the field where they are fixed, and say why', () => {
    const colours = { ...offered('red', 'red'), lock: 'Red goes with everything.' }
    const { values } = draw({ field: colour }, { colours })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Red goes with everything.')).toBeDefined()
    expect([screen.getByDisplayValue('RED').hasAttribute('readonly'), values()]).toEqual([
      true,
      { field: 'red' },
    ])
  })

  it('fill an empty field with what is preselected, which is no change of the person’s', () => {
    const { again, values, isDirty } = draw({ field: colour })
    expect(values()).toEqual({})
    again({ colours: offered('red', 'red', 'blue') })
    expect([values(), isDirty()]).toEqual([{ field: 'red' }, false])
  })

  it('take the place of a value that is not offered any more, which is one', () => {
    const { again, values, isDirty } = draw({ field: colour }, { opening: { field: 'green' } })
    expect(values()).toEqual({ field: 'green' })
    again({ colours: offered('red', 'red', 'blue') })
    expect([values(), isDirty()]).toEqual([{ field: 'red' }, true])
    again({ colours: offered(null, 'blue') })
    expect(values()).toEqual({ field: null })
  })

  it.each<[FormMode, string]>([
    ['edit', 'green'],
    ['clone', 'red'],
  ])('that do not have what a record came with, in a form to %s it, leave %s', (mode, left) => {
    const parts = { opening: { field: 'green' }, mode }
    const { again, values, isDirty } = draw({ field: colour }, parts)
    again({ colours: offered('red', 'red', 'blue') })
    expect([values(), isDirty()]).toEqual([{ field: left }, left !== 'green'])
  })

  it('take the place of another value than the record came with', async () => {
    const parts = { opening: { field: 'blue' }, mode: 'edit' } as const
    const { again, values } = draw({ field: colour }, { ...parts, colours: offered('red', 'red', 'blue') })
    await takeOption('Colour', 'RED')
    expect(values()).toEqual({ field: 'red' })
    again({ colours: offered('blue', 'blue') })
    expect(values()).toEqual({ field: 'blue' })
  })

  it('leave a value alone that is offered, while they are awaited, and where they failed', () => {
    const opening = { field: 'blue' }
    const { again, values, isDirty } = draw({ field: colour }, { opening })
    again({ opening, colours: failed })
    again({ opening, colours: offered('red', 'red', 'blue') })
    expect([values(), isDirty()]).toEqual([{ field: 'blue' }, false])
  })

  it('take the place of a value that may not be chosen', () => {
    const colours: OptionsState = {
      ...fixedOptions([
        { value: 'red', label: 'RED' },
        { value: 'blue', label: 'BLUE', disabledReason: 'Not in your plan' },
      ]),
      preselected: 'red',
    }
    const { values } = draw({ field: colour }, { opening: { field: 'blue' }, colours })
    expect(values()).toEqual({ field: 'red' })
  })

  it('of the definition itself preselect nothing, and keep what it does not know', async () => {
    const options = [
      { value: 'a', label: { en: 'Alpha' }, text: { en: 'The first' } },
      { value: 'b', label: { en: 'Beta' }, disabledReason: { en: 'Not in your plan' } },
    ]
    const { values } = draw(
      {
        field: { ...text, kind: 'choice', options },
        other: { ...text, label: { en: 'Other' }, kind: 'choice', options },
      },
      { opening: { field: null, other: 'z' } },
    )
    expect(values()).toEqual({ field: null, other: 'z' })
    await takeOption('Field', 'AlphaThe first')
    expect(values()).toEqual({ field: 'a', other: 'z' })
  })

  it('take over the focus that waited in their place', () => {
    const { again } = draw({ field: colour })
    const waiting = screen.getByRole('status', { name: 'Loading' })
    act(() => waiting.focus())
    again({ colours: offered('red', 'red', 'blue') })
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Colour/ }))
  })

  it('leave the focus where it is otherwise', () => {
    const { again } = draw({ field: colour, other: { ...text, label: { en: 'Other' } } })
    act(() => input('Other').focus())
    again({ colours: offered('red', 'red', 'blue') })
    expect(document.activeElement).toBe(input('Other'))
  })
})
