import { act } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { ColumnCondition } from '../../definitions/define-behaviour'
import { ScopeContext } from '../../providers/scope-context'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type TableView, useTableView } from './use-table-view'

const key = 'basalt.table.gadgets'
beforeEach(() => localStorage.clear())

/** How this person sees the gadgets of a cluster. */
function look(
  list: Partial<ResourceDefinition['list']> = {},
  path = '/',
  parts: Partial<ResourceDefinition> = {},
) {
  const seen: TableView[] = []
  function Probe() {
    seen.push(useTableView({ ...gadgets, ...parts, list: { ...gadgets.list, ...list } }))
    return null
  }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail({ id: 'c-1' }) }}>
      <Probe />
    </ScopeContext>,
    { path, person: buildPerson({ uuid: 'u-7' }) },
  )
  return () => {
    const view = seen.at(-1)
    if (!view) throw new Error('nothing is drawn')
    return view
  }
}
const shown = ({ columns }: TableView) => columns.flatMap(({ name, isShown }) => (isShown ? [name] : []))
const usual = ['name', 'weight', 'isActive', 'madeAt', 'note']

it('says of each column what its header and its cells are to be', () => {
  const view = look({ columnsOnDemand: ['note'] })()
  expect(
    view.columns.map(({ name, label, isLead, isShown, isSortable, isFigure }) =>
      [name, label, isLead && 'lead', isShown && 'shown', isSortable && 'sorts', isFigure && 'figure']
        .filter(Boolean)
        .join(),
    ),
  ).toEqual([
    'name,Name,lead,shown,sorts',
    'weight,Weight,shown,sorts,figure',
    'isActive,Active,shown,sorts',
    'madeAt,Made,shown,sorts',
    'note,Note,sorts',
  ])
  expect([view.density, view.as, view.isAsDefined]).toEqual(['comfortable', 'table', true])
})

it.each([
  '{',
  '7',
  '{"density":"tight","columns":{}}',
  '{"density":"compact"}',
  '{"density":"compact","columns":{"note":1}}',
])('is the usual where what is kept cannot be read: %s', (kept) => {
  localStorage.setItem(key, kept)
  const view = look()()
  expect([view.density, shown(view)]).toEqual(['comfortable', usual])
})

it('has a column that stands only for some where its condition holds, which is asked about them', () => {
  const asked: unknown[] = []
  const isThere: ColumnCondition = ({ scope, person, productKey }) => {
    asked.push([scope.kind === 'cluster' && scope.cluster.id, person.uuid, productKey])
    return false
  }
  const view = look({ columnsShownWhen: { weight: isThere, note: () => true } })()
  expect(view.columns.map(({ name }) => name)).toEqual(['name', 'isActive', 'madeAt', 'note'])
  expect(asked[0]).toEqual(['c-1', 'u-7', 'basalt'])
})

it('keeps each choice beside those before it, and the columns alone are put back', () => {
  const view = look()
  act(() => view().choose({ order: ['madeAt', 'isActive'] }))
  act(() => view().choose({ density: 'compact' }))
  act(() => view().choose({ as: 'cards' }))
  act(() => view().choose({ column: 'note', isShown: false }))
  act(() => view().choose({ column: 'weight', isShown: false }))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    density: 'compact',
    as: 'cards',
    columns: { note: false, weight: false },
    order: ['madeAt', 'isActive'],
  })
  expect([shown(view()), view().isAsDefined]).toEqual([['name', 'madeAt', 'isActive'], false])
  act(() => view().reset())
  expect([shown(view()), view().isAsDefined, view().as, view().density]).toEqual([
    usual,
    true,
    'cards',
    'compact',
  ])
})

it('is what the definition says where nobody chose, and what was chosen where somebody did', () => {
  expect(look({ as: 'cards' })().as).toBe('cards')
  localStorage.setItem(key, '{"density":"compact","as":"table","columns":{}}')
  expect(look({ as: 'cards' })().as).toBe('table')
})

it('is that of the address, where all that it names is there, and hides the others', () => {
  expect(shown(look({}, '/?gadgets.cols=note,name,weight')())).toEqual(['name', 'note', 'weight'])
  expect(shown(look({}, '/?gadgets.cols=note,secret')())).toEqual(usual)
  expect(shown(look({}, '/?gadgets.cols=')())).toEqual(usual)
})

it('keeps density and look beside the columns of the person, and leaves those that the address names there', () => {
  const own = { density: 'comfortable', columns: { madeAt: false } }
  localStorage.setItem(key, JSON.stringify(own))
  const view = look({}, '/?gadgets.cols=name,note')
  act(() => view().choose({ density: 'compact' }))
  act(() => view().choose({ as: 'cards' }))
  expect([view().density, view().as, shown(view())]).toEqual(['compact', 'cards', ['name', 'note']])
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...own, density: 'compact', as: 'cards' })
})

it('is kept apart for the lists under records of each kind', () => {
  const under = (by: string, id: string) => look({}, '/', { narrowed: { by, id } })
  const ofMaker = under('makerId', 'm-1')
  act(() => ofMaker().choose({ order: ['note', 'weight'] }))
  act(() => ofMaker().choose({ column: 'madeAt', isShown: false }))
  const chosen = ['name', 'note', 'weight', 'isActive']
  expect([shown(ofMaker()), shown(under('makerId', 'm-2')())]).toEqual([chosen, chosen])
  expect([shown(under('ownerId', 'o-1')()), shown(look()())]).toEqual([usual, usual])
})
