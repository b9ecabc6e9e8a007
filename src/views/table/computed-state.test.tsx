import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import example from '../../../docs/examples/api-keys.json'
import { checkDefinition } from '../../definitions/check'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { knownNames } from '../../resources/known-names'
import { choose } from '../../testing/choice-driver'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

const health = {
  type: 'computed',
  label: 'Health',
  as: 'choice',
  value: "dailyLimit > 100 ? 'failing' : 'fine'",
  options: [
    { value: 'fine', label: 'All well', tone: 'good' },
    { value: 'failing', label: 'Failing', tone: 'bad' },
  ],
}
const read = (changes: object = {}) =>
  readResourceFile(
    JSON.stringify({
      ...example,
      fields: { ...example.fields, health: { ...health, ...changes } },
      list: { ...example.list, paging: 'client', columns: ['name', 'health'], filters: ['health'] },
    }),
    'api-keys.json',
  )
const linesOf = (changes: object) => {
  const { definition, faults } = read(changes)
  const all = faults.length > 0 ? faults : checkDefinition(definition, knownNames)
  return all.map(({ id, place, message }) => `${id} ${place}: ${message}`)
}

describe('a state that is computed', () => {
  it('stands in the list with its label and tone, and is filtered by', async () => {
    const { definition } = read()
    const rows = [
      { id: '1', name: 'Busy', dailyLimit: 500 },
      { id: '2', name: 'Quiet', dailyLimit: 5 },
    ].map((row) => definition.schema.parse(row))
    const api = createFakeApi({}, { 'api-keys.list': () => rows })
    const { address } = renderWithProviders(<ResourceSection definition={definition} />, {
      api,
      path: '/api-keys',
    })
    const busy = (await screen.findByRole('rowheader', { name: 'Busy' })).closest('tr')
    await waitFor(() => {
      const state = within(busy as HTMLElement)
        .getByText('Failing')
        .closest('[data-tone]')
      expect(state?.getAttribute('data-tone')).toBe('disconnected')
    })
    await choose(await screen.findByRole('combobox', { name: 'Health' }), 'All well')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Busy' })).toBeNull())
    expect(address()).toBe('/api-keys?health=fine')
  })

  it.each([
    [{}, []],
    [
      { value: "dailyLimit > 100 ? 'failng' : 'fine'" },
      ['R044 api-keys.fields.health.value: "health" is never "failng"; did you mean "failing"?'],
    ],
    [
      { value: 'dailyLimit + 1' },
      ['R077 api-keys.fields.health.as: the formula comes to a number, which is not shown as "choice"'],
    ],
    [
      { as: 'text' },
      [
        'R089 api-keys.fields.health.options: the formula says the values: leave "options" out, or show it "as": "choice", as one of them',
      ],
    ],
    [
      { options: undefined },
      ['R032 api-keys.fields.health: what is shown as a choice needs options: the outcomes of its formula'],
    ],
  ])('with %j has the faults %j', (changes, faults) => {
    expect(linesOf(changes)).toEqual(faults)
  })
})
