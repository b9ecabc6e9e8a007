import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../../definitions/define-field'
import type { FormValue, NestedValues } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { doors } from '../../../testing/example-definition'
import { FormEngineContext } from '../form-engine-context'
import { formPlanOf } from '../form-plan'
import type { InputProps } from './input-props'
import { inputOf } from './inputs'
import { arrayInput, objectInput } from './nested-input'
import { TextInput } from './text-input'

const inputs = {
  array: arrayInput(() => ({ Component: TextInput })),
  object: objectInput(() => ({ Component: TextInput })),
}
const parts: Readonly<Record<string, FieldDefinition>> = {
  what: { label: { en: 'What' }, kind: 'text', required: { en: 'Say what' }, help: { en: 'In a word' } },
  is: {
    label: { en: 'Is' },
    kind: 'text',
    lockedWhen: ({ values }) => (values.what === 'all' ? 'All there is' : null),
  },
}

function draw(
  kind: 'array' | 'object',
  opening: FormValue,
  more: Partial<FieldDefinition> = {},
  own: Partial<InputProps> = {},
  Input = inputs[kind],
) {
  const heard: FormValue[] = []
  const context = {
    ...({ person: buildPerson(), productKey: 'basalt', mode: 'create', record: null, values: {} } as const),
    scope: { kind: 'user' } as const,
  }
  function Held() {
    const [value, setValue] = useState(opening)
    return (
      <FormEngineContext
        value={{
          ...{ id: 'form', plan: formPlanOf(doors, 'create'), context, faults: {}, attempts: 0 },
          ...{ retryOption: null, upload: null, runAfterPress: (task: () => void) => task() },
        }}
      >
        <span id="label">Rules</span>
        <Input
          {...{ id: 'rules', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
          {...{ choices: [], isRequired: false, onBlur: () => {}, inputRef: () => {} }}
          field={{ kind, label: { en: 'Rules' }, fields: parts, ...more }}
          value={value}
          onChange={(next) => {
            heard.push(next)
            setValue(next)
          }}
          {...own}
        />
      </FormEngineContext>
    )
  }
  const { container } = render(<Held />)
  return { container, heard, said: () => container.querySelector('[role=status]')?.textContent }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const adds = () => screen.queryAllByRole('button', { name: 'Add to Rules' }).length
const described = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('entries are added up to the most there may be, each with the focus in it, and taken out again', async () => {
  const { heard, said } = draw('array', [], { max: 2 })
  expect(screen.getByRole('group', { name: 'Rules' }).textContent).toContain('No entries yet.')
  press('Add to Rules')
  expect(said()).toBe('Entry 1 is added.')
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  expect(document.activeElement).toBe(screen.getByLabelText('What'))
  expect([adds(), screen.queryByText(/^There can be/)]).toEqual([1, null])
  press('Add to Rules')
  expect(said()).toBe('Entry 2 is added.')
  expect([adds(), screen.queryByText('There can be 2 entries at most.') === null]).toEqual([0, false])
  press('Remove entry 2 of Rules')
  expect(said()).toBe('Entry 2 is removed.')
  expect(heard).toEqual([[{}], [{}, {}], [{}]])
  expect(adds()).toBe(1)
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  expect(document.activeElement?.textContent).toBe('Add to Rules')
})

it('entries that are locked can be read alone', () => {
  const { container } = draw('array', [{ what: 'tag' }], {}, { lock: 'Fixed' })
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>('What').readOnly).toBe(true)
  // The lock is said once, at the whole.
  expect(container.textContent).not.toContain('Fixed')
})

it('fields in a field are judged once they are left, explained by their help, and locked by their neighbours', () => {
  const { heard } = draw('object', { what: '', is: 'x' } satisfies NestedValues)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(described('What')).toEqual(['In a word'])
  fireEvent.blur(screen.getByLabelText('What'))
  expect(described('What')).toEqual(['Say what', 'In a word'])
  expect(screen.getByLabelText('What').getAttribute('aria-required')).toBe('true')
  expect(screen.getAllByText('optional')).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'all' } })
  expect(heard).toEqual([{ what: 'all', is: 'x' }])
  expect(screen.getByLabelText<HTMLInputElement>('Is').readOnly).toBe(true)
  expect(described('Is')).toEqual(['All there is'])
})

it('fields in a field that is wrong say at once what is', () => {
  draw('object', {}, {}, { hasError: true })
  expect(screen.getByRole('alert').textContent).toBe('Say what')
})

it('an entry of a kind is added by a button that names it within a sentence, and says which kind it is', () => {
  const kinds = {
    stop: { label: { en: 'Stop now' }, fields: parts },
    mail: { label: { en: 'E-mail' }, fields: { to: { label: { en: 'To' }, kind: 'text' } } },
  } as const
  const { container, heard } = draw('array', [], { fields: undefined, kindField: 'type', kinds })
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Add stop now',
    'Add e-mail',
  ])
  press('Add e-mail')
  expect(heard).toEqual([[{ type: 'mail' }]])
  expect(container.querySelector('li .form-label')?.textContent).toBe('Entry 1: E-mail')
  expect(container.querySelectorAll('li input')).toHaveLength(1)
})

it('a new entry has what its fields have by default, and the later of two alike says so', () => {
  const fields = {
    what: { label: { en: 'What' }, kind: 'text', unique: { en: 'It is there already' } },
    is: { label: { en: 'Is' }, kind: 'text', default: 'open' },
  } as const
  const { heard } = draw('array', [{ what: 'a', is: 'shut' }], { fields })
  press('Add to Rules')
  expect(heard).toEqual([[{ what: 'a', is: 'shut' }, { is: 'open' }]])
  const [first, second] = screen.getAllByLabelText('What')
  fireEvent.change(second as HTMLElement, { target: { value: 'a' } })
  for (const input of [first, second]) fireEvent.blur(input as HTMLElement)
  const said = screen.getAllByText('It is there already')
  expect(said.map((each) => second?.getAttribute('aria-describedby')?.includes(each.id))).toEqual([true])
})

it('a new entry of a kind has what the fields of that kind have by default', () => {
  const kinds = {
    mail: { label: { en: 'Mail' }, fields: { to: { label: { en: 'To' }, kind: 'text', default: 'ops' } } },
    call: { label: { en: 'Call' }, fields: { to: { label: { en: 'Number' }, kind: 'text' } } },
  } as const
  const { heard } = draw('array', [], { fields: undefined, kinds, kindField: 'type' })
  press('Add mail')
  expect(heard).toEqual([[{ type: 'mail', to: 'ops' }]])
})

it('what is wrong with an entry goes with it where it is moved, and another is taken out', () => {
  draw('array', [{ what: 'a' }, { what: '' }, { what: 'c' }])
  const faulty = () =>
    screen.getAllByLabelText('What').map((input) => input.getAttribute('aria-describedby')?.includes('error'))
  const [, second] = screen.getAllByLabelText('What')
  fireEvent.blur(second as HTMLElement)
  expect(faulty()).toEqual([false, true, false])
  press('Move entry 2 of Rules down')
  expect(faulty()).toEqual([false, false, true])
  press('Remove entry 1 of Rules')
  expect(faulty()).toEqual([false, true])
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Say what'])
})

it('the focus goes with an entry that is moved, to the other button where its way ends', async () => {
  draw('array', [{ what: 'a' }, { what: 'b' }, { what: 'c' }])
  const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  const focused = () => document.activeElement?.getAttribute('aria-label')
  press('Move entry 1 of Rules down')
  await drawn()
  expect(focused()).toBe('Move entry 2 of Rules down')
  press('Move entry 2 of Rules down')
  await drawn()
  expect(focused()).toBe('Move entry 3 of Rules up')
  press('Move entry 3 of Rules up')
  await drawn()
  expect(focused()).toBe('Move entry 2 of Rules up')
})

it('a focus that is asked for goes to what adds an entry, or to the first of the fields in a field', () => {
  const focused: ({ focus: () => void } | null)[] = []
  const inputRef: InputProps['inputRef'] = (input) => void focused.push(input)
  draw('array', [{ what: 'a' }], {}, { inputRef })
  focused.at(-1)?.focus()
  expect(document.activeElement?.textContent).toBe('Add to Rules')
  cleanup()
  draw('object', { what: 'a', is: 'b' }, {}, { inputRef })
  focused.at(-1)?.focus()
  expect(document.activeElement).toBe(screen.getByLabelText('What'))
})

it.each([
  ['entries', 'array', []],
  ['fields', 'object', {}],
] as const)('a group of %s is described by what its frame says of it', (_what, kind, opening) => {
  draw(kind, opening, {}, { describedBy: 'label' })
  expect(screen.getByRole('group', { name: 'Rules' }).getAttribute('aria-describedby')).toBe('label')
})

it('of the fields in a field a text may stay empty, which nobody says of a switch or of a list', () => {
  const fields = {
    note: { label: { en: 'Note' }, kind: 'text' },
    on: { label: { en: 'On' }, kind: 'switch' },
    tags: { label: { en: 'Tags' }, kind: 'list' },
  } as const
  draw('object', {}, { fields })
  expect(screen.getAllByText('optional').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Noteoptional',
  ])
})

it.each([
  ['object', {}, ['What', 'Is'], 0],
  ['array', [], [], 1],
] as const)('a field of kind %s is drawn as one', async (kind, opening, labels, count) => {
  draw(kind, opening, {}, {}, inputOf({ kind, label: { en: 'Rules' }, fields: parts }).Component)
  await waitFor(() =>
    expect([screen.queryAllByRole('textbox').length, adds()]).toEqual([labels.length, count]),
  )
  for (const label of labels) expect(screen.getByLabelText(label)).toBeDefined()
})

it('a choice in a field offers its options by their words, with what each means and why one is closed', () => {
  const heard: InputProps['choices'][] = []
  const Offers = ({ choices }: InputProps) => {
    heard.push(choices)
    return null
  }
  const options = [
    { value: 'a', label: { en: 'Alpha' }, text: { en: 'The first' } },
    { value: 'b', label: { en: 'Beta' }, disabledReason: { en: 'Sold out' } },
  ]
  const fields = { which: { label: { en: 'Which' }, kind: 'choice', options } } as const
  draw(
    'object',
    {},
    { fields },
    {},
    objectInput(() => ({ Component: Offers })),
  )
  expect(heard[0]).toEqual([
    { value: 'a', label: 'Alpha', text: 'The first' },
    { value: 'b', label: 'Beta', disabledReason: 'Sold out' },
  ])
})
