import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { FieldKind, NamedInput } from '../../../definitions/define-field'
import type { FormValue } from '../../../definitions/form-values'
import type { InputProps } from './input-props'
import { inputOf } from './inputs'

const choices = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', disabledReason: 'Not in your plan' },
  { value: 'c', label: 'Gamma' },
]

// The code of the slider arrives when one is drawn.
beforeAll(async () => {
  draw('slider', 'a')
  await vi.dynamicImportSettled()
  await screen.findByRole('slider')
  cleanup()
})

function draw(kind: FieldKind | NamedInput, value: FormValue, parts: Partial<InputProps> = {}) {
  const onChange = vi.fn()
  const field = { kind: 'text', label: { en: 'Field' }, input: kind } as InputProps['field']
  const { Component, isGroup = false } = inputOf(
    ['choice-cards', 'date-time'].includes(kind)
      ? field
      : { ...field, input: undefined, kind: kind as FieldKind },
  )
  render(
    <form>
      {isGroup ? (
        <span id="label">Field</span>
      ) : (
        <label id="label" htmlFor="field">
          Field
        </label>
      )}
      <p id="why">Because</p>
      <Component
        {...{ id: 'field', labelId: 'label', describedBy: 'why', hasError: false, lock: null }}
        field={field}
        value={value}
        choices={kind.startsWith('choice') || kind === 'slider' ? choices : []}
        isRequired={false}
        onChange={onChange}
        onBlur={() => {}}
        inputRef={() => {}}
        {...parts}
      />
    </form>,
  )
  return { onChange, element: () => screen.getByRole(roles[kind] ?? 'textbox', { name: /^Field/ }) }
}

const roles: Readonly<Record<string, string>> = {
  number: 'spinbutton',
  choice: 'combobox',
  switch: 'switch',
  slider: 'slider',
  list: 'combobox',
  'choice-cards': 'radiogroup',
}

describe.each<[FieldKind | NamedInput, FormValue]>([
  ['text', 'x'],
  ['long-text', 'x'],
  ['number', 4],
  ['choice', 'a'],
  ['switch', true],
  ['slider', 'a'],
  ['list', ['x']],
  ['choice-cards', 'a'],
])('the input of a %s', (kind, value) => {
  it('says what explains it, and nothing of a fault or a lock while there is none', () => {
    const plain = draw(kind, value)
    expect(plain.element().getAttribute('aria-describedby')).toContain('why')
    expect(plain.element().getAttribute('aria-invalid')).not.toBe('true')
    expect(plain.element().getAttribute('aria-disabled')).not.toBe('true')
  })

  it('says that it is wrong', () => {
    const { element } = draw(kind, value, { hasError: true })
    expect(element().getAttribute('aria-invalid')).toBe('true')
  })

  it('stays in reach while it is locked, and changes nothing', async () => {
    const { onChange } = draw(kind, value, { lock: 'The cluster runs' })
    const locked = document.querySelector<HTMLElement>('[aria-disabled=true]')
    if (!locked) throw new Error('it does not say that it is locked')
    await userEvent.click(locked)
    await userEvent.type(locked, '7{ArrowRight}', { skipClick: true })
    for (const radio of screen.queryAllByRole('radio')) fireEvent.click(radio)
    expect(onChange).not.toHaveBeenCalled()
  })
})

it.each<[FieldKind | NamedInput, FormValue]>([
  ['text', 'x'],
  ['number', 4],
  ['choice-cards', 'a'],
])('a %s that may not be left empty says so', (kind, value) => {
  const { element } = draw(kind, value, { isRequired: true })
  expect(element().getAttribute('aria-required')).toBe('true')
})

it.each<[FieldKind, FormValue]>([
  ['list', ['x']],
  ['choice', 'a'],
])('a %s does not say so at its frame, which has no role that may', (kind, value) => {
  draw(kind, value, { isRequired: true })
  expect(document.querySelectorAll('[aria-required]:not(input)')).toHaveLength(0)
})

it.each<[FieldKind | NamedInput, FormValue, (element: HTMLElement) => unknown, FormValue]>([
  ['text', '', (element) => userEvent.type(element, 'x'), 'x'],
  ['long-text', '', (element) => userEvent.type(element, 'y'), 'y'],
  ['number', null, (element) => userEvent.type(element, '7'), 7],
  ['switch', false, (element) => userEvent.click(element), true],
  ['switch', true, (element) => userEvent.click(element), false],
  ['slider', 'a', (element) => fireEvent.keyDown(element, { keyCode: 39 }), 'c'],
])('a %s that holds %o tells what the person makes of it', async (kind, value, act, heard) => {
  const { element, onChange } = draw(kind, value)
  if (kind === 'switch') expect(element().getAttribute('aria-checked')).toBe(String(value))
  await act(element())
  expect(onChange.mock.calls).toEqual([[heard]])
})

it('shows the unit of a figure', () => {
  draw('number', 4, { field: { kind: 'number', label: { en: 'Field' }, unit: { en: 'GB' } } })
  expect(screen.getByText('GB')).toBeDefined()
})

describe('a secret', () => {
  it('is hidden until the person asks for it, and never offered as a password of theirs', async () => {
    const { Component } = inputOf({ kind: 'secret', label: { en: 'Key' } })
    render(
      <Component
        {...{ id: 'key', labelId: 'key-label', describedBy: undefined, hasError: false, lock: null }}
        {...{
          field: { kind: 'secret', label: { en: 'Key' } },
          value: 'hunter2',
          choices: [],
          isRequired: false,
        }}
        {...{ onChange: () => {}, onBlur: () => {}, inputRef: () => {} }}
      />,
    )
    const input = document.getElementById('key')
    expect(input?.getAttribute('type')).toBe('password')
    expect(input?.getAttribute('autocomplete')).toBe('new-password')
    const show = screen.getByRole('button', { name: 'Show Key' })
    expect(show.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(show)
    expect(input?.getAttribute('type')).toBe('text')
    const hide = screen.getByRole('button', { name: 'Hide Key' })
    expect(hide.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(hide)
    expect(input?.getAttribute('type')).toBe('password')
  })
})

describe('a list', () => {
  it('is made of what stands between commas, without what is empty', () => {
    const { element, onChange } = draw('list', [])
    fireEvent.change(element(), { target: { value: ' a , ,b,' } })
    expect(onChange.mock.calls).toEqual([[['a', 'b']]])
  })

  it('is only read where a source brings it along', () => {
    const field = { kind: 'list', label: { en: 'Field' }, choices: 'packages' } as InputProps['field']
    const { Component } = inputOf(field)
    render(
      <Component
        {...{ id: 'field', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
        {...{ field, value: null, choices, isRequired: false }}
        {...{ onChange: () => {}, onBlur: () => {}, inputRef: () => {} }}
      />,
    )
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Alpha, Beta, Gamma')
    expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true)
  })
})

describe('a choice', () => {
  it('offers what may be taken, and says of the other why not', async () => {
    const { element, onChange } = draw('choice', 'a')
    fireEvent.mouseDown(element())
    const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Alpha',
      'BetaNot in your plan',
      'Gamma',
    ])
    expect(options().map((option) => option.getAttribute('aria-disabled'))).toEqual([null, 'true', null])
    for (const option of options().slice(1)) fireEvent.click(option)
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['c'])
    // Within the form, so that it stands in the page's landmark and a dialog keeps the focus.
    expect(document.querySelector('form .ant-select-dropdown')).not.toBeNull()
  })

  it('can be taken back only where it may stay empty, and be searched only where it is long', () => {
    const canClear = () => document.querySelector('.ant-select-clear') !== null
    const optional = draw('choice', 'a')
    expect([canClear(), optional.element().hasAttribute('readonly')]).toEqual([true, true])
    const clear = document.querySelector('.ant-select-clear')
    if (clear) fireEvent.mouseDown(clear)
    expect(optional.onChange.mock.calls).toEqual([[null]])
    cleanup()
    const many = [...'abcdefgh'].map((value) => ({ value, label: value }))
    const required = draw('choice', 'a', { isRequired: true, choices: many })
    expect([canClear(), required.element().hasAttribute('readonly')]).toEqual([false, false])
    cleanup()
    expect(
      draw('choice', 'a', { choices: many.slice(1) })
        .element()
        .hasAttribute('readonly'),
    ).toBe(true)
  })

  it('shows the words of what it holds while it is locked', () => {
    draw('choice', 'a', { lock: 'Fixed' })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Alpha')
  })

  it('shows the value itself where nobody knows its words', () => {
    draw('choice', 'z', { lock: 'Fixed' })
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('z')
  })
})

it('takes one of the cards, and not the one that says why it may not be taken', () => {
  const { onChange } = draw('choice-cards', 'a')
  const [alpha, beta, gamma] = screen.getAllByRole('radio')
  expect([alpha, beta].map((radio) => radio?.getAttribute('aria-disabled'))).toEqual([null, 'true'])
  expect(alpha?.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.getByRole('radio', { name: 'Beta', description: 'Not in your plan' })).toBe(beta)
  if (beta) fireEvent.click(beta)
  expect(onChange).not.toHaveBeenCalled()
  if (gamma) fireEvent.click(gamma)
  expect(onChange.mock.calls).toEqual([['c']])
})

it('each card says what it means, or, while all are locked, why none can be taken; one of them is heard as left', () => {
  const told = [
    { value: 'a', label: 'Alpha', text: 'The first' },
    { value: 'b c', label: 'Beta', text: 'The second', disabledReason: 'Not in your plan' },
    { value: 'd', label: 'Delta' },
  ]
  const onBlur = vi.fn()
  const said = () =>
    screen.getAllByRole('radio').map((radio) => {
      const id = radio.getAttribute('aria-describedby')
      return [radio.ariaDisabled, id && document.getElementById(id)?.textContent]
    })
  draw('choice-cards', 'a', { choices: told, onBlur })
  expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe('false')
  expect(said()).toEqual([
    [null, 'The first'],
    ['true', 'Not in your plan'],
    [null, null],
  ])
  fireEvent.blur(screen.getByRole('radio', { name: 'Alpha' }))
  expect(onBlur).toHaveBeenCalledOnce()
  cleanup()
  draw('choice-cards', 'a', { choices: told, lock: 'Fixed' })
  expect(said()).toEqual([
    ['true', 'Fixed'],
    ['true', 'Not in your plan'],
    ['true', 'Fixed'],
  ])
})

it('a switch is heard as left', () => {
  const onBlur = vi.fn()
  fireEvent.blur(draw('switch', true, { onBlur }).element())
  expect(onBlur).toHaveBeenCalledOnce()
})

it.each([
  ['c', 'Gamma'],
  ['z', 'Alpha'],
])('moves a focus that is asked for to the card of %o: %s', (value, name) => {
  const focusable: { focus: () => void }[] = []
  draw('choice-cards', value, { inputRef: (input) => void (input && focusable.push(input)) })
  expect(focusable).toHaveLength(1)
  focusable[0]?.focus()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name }))
})

it.each([
  [[], 'a, b'],
  [choices.slice(0, 1), 'Alpha, b'],
])('reads the items of a list while it is locked, in the words of %j', (known, text) => {
  draw('list', ['a', 'b'], { lock: 'Fixed', choices: known })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(text)
})
