import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import serviceAccounts from '../../../../docs/examples/service-accounts.json'
import { ApiError } from '../../../api/errors'
import type { ResourceDefinition } from '../../../definitions/define'
import { readResourceFile } from '../../../definitions/file/read-resource-file'
import type { FormValue } from '../../../definitions/form-values'
import { DefinitionsContext } from '../../../providers/definitions-context'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { cachedRecords } from '../../records/cached-records'
import type { InputProps } from './input-props'
import { ReferenceInput } from './reference-input'

const paged = readResourceFile(JSON.stringify(serviceAccounts), 'service-accounts.json').definition
/** The same, of a list that is read whole. */
const whole: ResourceDefinition = { ...paged, list: { ...paged.list, paging: undefined } }
const named = (...names: string[]) =>
  names.map((name) => paged.schema.parse({ id: `id-${name}`, name }) as { id: string; name: string })
const three = named('etl', 'reports', 'reporting')

type Parts = Omit<Partial<InputProps>, 'field'> & {
  definition?: ResourceDefinition
  field?: Partial<InputProps['field']>
  records?: () => readonly { id: string; name: string }[]
}

function draw({
  definition = whole,
  records = () => three,
  value: opening = null,
  field,
  ...parts
}: Parts = {}) {
  const heard: FormValue[] = []
  const api = createFakeApi(
    {},
    {
      'service-accounts.list': ({ query = {} }) => {
        const all = records()
        if (definition === whole) return all
        const found = query.id
          ? all.filter(({ id }) => query.id?.split(',').includes(id))
          : all.filter(({ name }) => name.includes(query.q ?? ''))
        return { records: found.slice(0, 20), total: found.length }
      },
    },
  )
  function Held() {
    const [value, setValue] = useState<FormValue>(opening)
    return (
      <form>
        <label id="label" htmlFor="account">
          Account
        </label>
        <ReferenceInput
          {...{ id: 'account', labelId: 'label', describedBy: undefined, hasError: false, lock: null }}
          {...{ choices: [], isRequired: false, onBlur: () => {}, inputRef: () => {} }}
          field={{ kind: 'reference', label: { en: 'Account' }, resource: 'service-accounts', ...field }}
          value={value}
          onChange={(next) => {
            heard.push(next)
            setValue(next)
          }}
          {...parts}
        />
      </form>
    )
  }
  const { queryClient } = renderWithProviders(
    <DefinitionsContext
      value={{ definitions: [definition], faults: new Map(), pending: new Set(), examine: async () => {} }}
    >
      <Held />
    </DefinitionsContext>,
    { api },
  )
  return { api, heard, queryClient }
}

const box = () => screen.getByRole('combobox', { name: 'Account' })
const open = () => fireEvent.mouseDown(box())
const search = (words: string) => fireEvent.change(box(), { target: { value: words } })
const nodes = () => [...document.querySelectorAll('form .ant-select-item-option')]
const offers = () => nodes().map(({ textContent }) => textContent)
const shown = () =>
  [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent)
const take = (name: string) => {
  const option = nodes().find(({ textContent }) => textContent === name)
  if (option) fireEvent.click(option)
}
const stopClock = () => {
  vi.useFakeTimers()
}
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const said = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words))

it('offers the records by their names, and takes the id of one', async () => {
  const { heard } = draw()
  open()
  await waitFor(() => expect(offers()).toEqual(['etl', 'reports', 'reporting']))
  take('reports')
  expect(heard).toEqual(['id-reports'])
  await waitFor(() => expect(shown()).toEqual(['reports']))
})

it('takes several where the field holds several', async () => {
  const { heard } = draw({ field: { many: true }, value: ['id-etl'] })
  await waitFor(() => expect(shown()).toEqual(['etl']))
  open()
  take('reporting')
  expect(heard).toEqual([['id-etl', 'id-reporting']])
  await waitFor(() => expect(shown()).toEqual(['etl', 'reporting']))
})

it.each([
  ['may', false],
  ['may not', true],
])('can be emptied where it %s stay empty', async (_what, isRequired) => {
  const { heard } = draw({ value: 'id-etl', isRequired })
  await waitFor(() => expect(shown()).toEqual(['etl']))
  const clear = document.querySelector('.ant-select-clear')
  if (clear) fireEvent.mouseDown(clear)
  expect(heard).toEqual(isRequired ? [] : [null])
})

it('finds records of a whole list by any part of their names, in any case, and asks nothing for it', async () => {
  const { api } = draw()
  open()
  await waitFor(() => expect(offers()).toHaveLength(3))
  const asked = api.callsOf('service-accounts.list').length
  search('PORT')
  expect(offers()).toEqual(['reports', 'reporting'])
  search('nothing')
  await said('No service accounts match.')
  expect(api.callsOf('service-accounts.list')).toHaveLength(asked)
})

it('has a server search its list, once nothing was typed for a moment', async () => {
  const { api } = draw({ definition: paged })
  open()
  await waitFor(() => expect(offers()).toEqual(['etl', 'reports', 'reporting']))
  const questions = () => api.callsOf('service-accounts.list').map(({ options }) => options.query?.q)
  stopClock()
  for (const words of ['r', 're', ' rep ']) search(words)
  await passes(299)
  // What the server found stays until it answers: it is not searched a second time here.
  expect(offers()).toEqual(['etl', 'reports', 'reporting'])
  expect(questions()).toEqual([undefined])
  await passes(1)
  expect(questions()).toEqual([undefined, 'rep'])
  await passes(1_000)
  expect(offers()).toEqual(['reports', 'reporting'])
})

it('of several forgets with its box what was searched and not taken', async () => {
  draw({ definition: paged, field: { many: true } })
  open()
  search('rep')
  await waitFor(() => expect(offers()).toEqual(['reports', 'reporting']))
  fireEvent.blur(box())
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'))
  open()
  await waitFor(() => expect(offers()).toEqual(['etl', 'reports', 'reporting']))
})

it('asks a server for no words where its list cannot be searched', async () => {
  const { api } = draw({ definition: { ...paged, list: { ...paged.list, search: undefined } } })
  open()
  await waitFor(() => expect(offers()).toHaveLength(3))
  stopClock()
  search('rep')
  await passes(400)
  expect(api.callsOf('service-accounts.list').map(({ options }) => options.query?.q)).toEqual([undefined])
})

it('asks a server for twenty by their names, and says that there are more', async () => {
  const many = named(...Array.from({ length: 21 }, (_, index) => `a-${index}`))
  const { api } = draw({ definition: paged, records: () => many })
  open()
  await said('Type to find more.')
  expect(api.callsOf('service-accounts.list')[0]?.options.query).toMatchObject({
    ...{ _start: '0', _end: '20', _sort: 'name', _order: 'asc' },
  })
  search('a-20')
  await waitFor(() => expect(offers()).toEqual(['a-20']))
  expect(document.body.textContent).not.toContain('Type to find more.')
})

it('leaves what it read of a server’s list out of the list that a person saw', async () => {
  const { queryClient } = draw({ definition: paged })
  open()
  await waitFor(() => expect(offers()).toHaveLength(3))
  expect(cachedRecords(queryClient, paged, { kind: 'user' })).toMatchObject({ records: [], isCurrent: false })
})

it('says nothing of more where twenty are all', async () => {
  const many = named(...Array.from({ length: 20 }, (_, index) => `a-${index}`))
  draw({ definition: paged, records: () => many })
  open()
  await waitFor(() => expect(offers().length).toBeGreaterThan(0))
  expect(document.body.textContent).not.toContain('Type to find more.')
})

it('offers what is chosen too, where the server’s first ones lack it, until something is searched', async () => {
  const many = named(...Array.from({ length: 21 }, (_, index) => `a-${index}`))
  draw({ definition: paged, records: () => many, value: 'id-a-20' })
  await waitFor(() => expect(shown()).toEqual(['a-20']))
  open()
  await waitFor(() => expect(offers()[0]).toBe('a-20'))
  search('a-1')
  await waitFor(() => expect(offers()[0]).toBe('a-1'))
  expect(offers()).not.toContain('a-20')
})

it('goes by its id where nobody knows what is chosen', async () => {
  draw({ value: 'id-gone' })
  open()
  await waitFor(() => expect(offers()).toEqual(['id-gone', 'etl', 'reports', 'reporting']))
  expect(shown()).toEqual(['id-gone'])
})

it('says that the records are awaited, that there are none, and that they did not come', async () => {
  draw({ records: () => [] })
  open()
  await said('Getting service accounts…')
  await said('There are no service accounts yet.')
})

it('says that the records did not come', async () => {
  draw({
    records: () => {
      throw new ApiError({ message: 'Down', statusCode: 503, fieldErrors: [] })
    },
  })
  open()
  await said('Service accounts could not be loaded.')
})

it.each([
  ['id-etl', 'etl'],
  [['id-etl', 'id-reports'], 'etl, reports'],
])('that is locked is read by its names: %j', async (value, text) => {
  draw({ value, lock: 'Fixed', field: { many: Array.isArray(value) } })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Account' })).toHaveProperty('value', text))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('has words of its own in the empty field, or says what is searched', () => {
  draw({ field: { placeholder: { en: 'Who runs it' } } })
  expect(screen.getByText('Who runs it')).toBeDefined()
})

it('says what is searched otherwise', () => {
  draw()
  expect(screen.getByText('Search service accounts')).toBeDefined()
})

it.each([
  [false, 'id-x', 'id-x'],
  [true, ['id-x'], ''],
])('of a resource that is not here is typed (several: %s), which it says', async (many, value, typed) => {
  const { heard } = draw({ field: { resource: 'moons', many }, value })
  expect(screen.getByText('There is no resource "moons" in this console. Type an id.')).toBeDefined()
  const input = screen.getByLabelText<HTMLInputElement>('Account', { selector: 'input' })
  expect(input.value).toBe(typed)
  await act(async () => fireEvent.change(input, { target: { value: 'id-y,' } }))
  expect(heard.at(-1)).toEqual(many ? ['id-x', 'id-y'] : 'id-y,')
})

const ready = [
  { id: 'id-etl', name: 'etl', isEnabled: true },
  { id: 'id-old', name: 'old', isEnabled: false },
]

it.each([
  ['read whole', whole, undefined],
  ['cut into pages by a server that keeps to it or not', paged, 'true'],
])('offers those alone that have the values asked for, of a list %s', async (_how, definition, asked) => {
  const { api } = draw({
    definition,
    records: () => ready,
    field: { only: { isEnabled: true } },
    value: 'id-old',
  })
  await waitFor(() => expect(shown()).toEqual(['old']))
  open()
  await waitFor(() => expect(offers()).toEqual(['old', 'etl']))
  const questions = api.callsOf('service-accounts.list').filter(({ options }) => !options.query?.id)
  expect(questions.map(({ options }) => options.query?.isEnabled)).toEqual([asked])
})
