import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { libraries } from '../../resources/cluster/libraries/definition'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { LateMarkedValue } from '../cells/late-marked-value'
import { FieldCell, othersOf } from './field-cell'

const options = [{ value: 'mail', label: { en: 'E-mail' } }]

it.each<[Partial<FieldDefinition>, unknown, string]>([
  [{ kind: 'secret' }, 'hunter2', '••••••••'],
  [{ kind: 'secret' }, null, '–'],
  [{ kind: 'switch' }, true, 'Yes'],
  [{ kind: 'switch' }, false, 'No'],
  [{ kind: 'switch' }, null, '–'],
  [{ kind: 'switch' }, undefined, '–'],
  [{ kind: 'number', unit: { en: { one: 'day', other: 'days' } } }, 1, '1 day'],
  [{ kind: 'number', unit: { en: 'GB' } }, 1234.123456, '1,234.12346 GB'],
  [{ kind: 'number' }, 0, '0'],
  [{ kind: 'number' }, -0.000001, '0'],
  [{ kind: 'number' }, null, '–'],
  // A server may write a figure as a text: it stands as it came, with its unit.
  [{ kind: 'number', unit: { en: { one: 'day', other: 'days' } } }, '1.50', '1.50 days'],
  [{ kind: 'choice', options }, null, '–'],
  [{ kind: 'date' }, null, '–'],
  [{ kind: 'choice', options }, 'mail', 'E-mail'],
  [{ kind: 'choice', options }, 'fax', 'fax'],
  [{ kind: 'list', options }, ['mail', 'fax'], 'E-mail, fax'],
  [{ kind: 'list' }, [], '–'],
  [{ kind: 'text' }, '', '–'],
  [{ kind: 'time' }, '08:30', '08:30'],
  [{ kind: 'time' }, null, '–'],
])('a field %j that is %j reads "%s"', (parts, value, text) => {
  const field: FieldDefinition = { kind: 'text', label: { en: 'Field' }, ...parts }
  const record = { ...buildGadget(), note: value }
  const { container } = renderWithProviders(
    <FieldCell definition={gadgets} field={field} column="note" record={record} />,
  )
  expect(container.textContent).toBe(text)
})

it('an amount is in the currency that its record says', async () => {
  const record = { ...buildGadget(), note: 'USD', weight: 12.5 }
  const field = { kind: 'money', label: { en: 'Cost' }, currency: { field: 'note' } } as const
  renderWithProviders(<FieldCell definition={gadgets} field={field} column="weight" record={record} />)
  expect(await screen.findByText('$12.50')).toBeDefined()
})

it('a text that may be cut off is there in full under the pointer', () => {
  const record = { ...buildGadget(), note: 'A long story' }
  const { container } = renderWithProviders(
    <FieldCell
      definition={gadgets}
      field={{ kind: 'text', label: { en: 'Note' } }}
      column="note"
      record={record}
    />,
  )
  expect(container.querySelector('[title]')?.getAttribute('title')).toBe('A long story')
})

it('a value is a state where its option has a tone, and can be copied where its field says so', async () => {
  const toned = [{ value: 'mail', label: { en: 'E-mail' }, tone: 'good' as const }]
  const record = { ...buildGadget(), note: 'mail', empty: null, many: ['one', 'two'] }
  const field = (label: string, parts: Partial<FieldDefinition>, column = 'note') => (
    <div data-testid={label}>
      <FieldCell
        definition={gadgets}
        field={{ kind: 'choice', label: { en: label }, ...parts }}
        column={column}
        record={record}
      />
    </div>
  )
  renderWithProviders(
    <>
      {field('Both', { options: toned, copyable: true })}
      {field('State', { options: toned })}
      {field('Key', { kind: 'text', copyable: true })}
      {field('None', { kind: 'text', copyable: true }, 'empty')}
      {['Row', 'Whole'].map((label) => (
        <div key={label} data-testid={label}>
          <FieldCell
            definition={gadgets}
            field={{ kind: 'list', label: { en: label } }}
            column="many"
            record={record}
            isWhole={label === 'Whole'}
          />
        </div>
      ))}
    </>,
  )
  // In a row an entry after the other; where there is room, each in a place of its own.
  await waitFor(() => expect(screen.getByTestId('Whole').textContent).toBe('onetwo'))
  expect(screen.getByTestId('Row').textContent).toBe('one, two')
  await screen.findByRole('button', { name: 'Copy Both' })
  const drawn = ['Both', 'State', 'Key', 'None'].map((label) => {
    const place = screen.getByTestId(label)
    const tone = place.querySelector<HTMLElement>('[data-tone]')?.dataset.tone
    return [tone, place.querySelector('button')?.getAttribute('aria-label')]
  })
  expect(drawn).toEqual([
    ['connected', 'Copy Both'],
    ['connected', undefined],
    [undefined, 'Copy Key'],
    [undefined, undefined],
  ])
})

const toneWhen = [
  { field: 'weight', greater: 100, tone: 'bad', says: { en: 'Over the limit' } },
  { field: 'weight', greater: 90, tone: 'warning', says: { en: 'Nearly used up' } },
  { field: 'note', set: false, tone: 'neutral', says: { en: 'No note' } },
] as const

it.each([
  [{ weight: 101, note: 'a' }, 'Over the limit', 'disconnected', 'Over the limit101'],
  [{ weight: 100, note: 'a' }, 'Nearly used up', 'working', 'Nearly used up100'],
  [{ weight: 5, note: null }, 'No note', 'unavailable', 'No note5'],
  [{ weight: null, note: null }, 'No note', 'unavailable', 'No note–'],
])(
  'beside the value of %j stands its state, "%s": a word with its icon',
  async (values, word, tone, text) => {
    const field = { kind: 'number', label: { en: 'Used' }, toneWhen } as const
    const { container } = renderWithProviders(
      <FieldCell
        definition={gadgets}
        field={field}
        column="weight"
        record={{ ...buildGadget(), ...values }}
      />,
    )
    const state = (await screen.findByText(word)).closest<HTMLElement>('[data-tone]')
    expect(state?.dataset.tone).toBe(tone)
    expect(state?.querySelector('svg')).not.toBeNull()
    expect(container.textContent).toBe(text)
  },
)

it('the state of a date changes while somebody looks on', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T11:59:50Z') })
  const ended = { field: 'madeAt', less: 'now', tone: 'bad', says: { en: 'Ended' } } as const
  const field = { kind: 'date', label: { en: 'Ends' }, toneWhen: ended } as const
  const { container } = renderWithProviders(
    <FieldCell
      definition={gadgets}
      field={field}
      column="madeAt"
      record={{ ...buildGadget(), madeAt: '2026-03-01T12:00:00Z' }}
    />,
  )
  await act(() => LateMarkedValue.preload())
  expect(container.textContent).toBe('01 Mar 2026')
  act(() => vi.advanceTimersByTime(30_000))
  expect(container.textContent).toBe('Ended01 Mar 2026')
})

it('a value of which no condition holds has no state, and is copied all the same', async () => {
  const field = { kind: 'number', label: { en: 'Used' }, copyable: true, toneWhen } as const
  const { container } = renderWithProviders(
    <FieldCell
      definition={gadgets}
      field={field}
      column="weight"
      record={{ ...buildGadget(), weight: 90, note: 'a' }}
    />,
  )
  await screen.findByRole('button', { name: 'Copy Used' })
  expect(container.querySelector('[data-tone]')).toBeNull()
})

it('a cell is drawn anew with its list only where what may be done depends on the others in it', () => {
  const list = [buildGadget()]
  expect(othersOf(libraries, list)).toBe(list)
  expect(othersOf(gadgets, list)).toBeUndefined()
})
