import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { ResourceDefinition } from '../../definitions/define'
import type { DashboardDefinition } from '../../definitions/define-dashboard'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { DefinitionsContext } from '../../providers/definitions-context'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { Header } from './header'

function resource(place: number, group?: string, hidden?: boolean): ResourceDefinition {
  const file = {
    name: `things-${place}`,
    label: { one: `Thing ${place}`, many: `Things ${place}` },
    scope: 'user',
    place: { kind: 'menu', icon: 'box', ...(group && { group }), ...(hidden && { hidden }) },
    access: { subject: 'Account', list: 'view' },
    titleField: 'name',
    fields: { name: { type: 'text', label: 'Name' } },
    list: { columns: ['name'], empty: { title: 'None' }, error: 'They cannot be read.' },
  }
  return readResourceFile(JSON.stringify(file), `/resources/things-${place}.json`).definition
}

function open(
  definitions: readonly ResourceDefinition[],
  path = '/clusters',
  dashboards: readonly DashboardDefinition[] = [],
) {
  renderWithProviders(
    <DefinitionsContext
      value={{ definitions, dashboards, faults: new Map(), pending: new Set(), examine: async () => {} }}
    >
      <Header />
    </DefinitionsContext>,
    { path, api: createFakeApi({}) },
  )
}
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }))
const links = () =>
  navigation()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the navigation', () => {
  it('shows a few entries of definitions in the header itself', () => {
    open([1, 2, 3].map((place) => resource(place)))
    expect(links()).toEqual(['Clusters', 'Consumption', 'Things 1', 'Things 2', 'Things 3'])
    expect(navigation().queryByRole('button')).toBeNull()
  })

  it.each([
    [1, ['Clusters', 'Consumption', 'Things 1']],
    [2, ['Clusters', 'Consumption']],
  ])('on a narrow screen shows %i entry there, or their menu', (count, shown) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query === '(max-width: 1023px)', media: query },
      ...{ addEventListener: () => {}, removeEventListener: () => {} },
    }))
    open([1, 2].slice(0, count).map((place) => resource(place)))
    expect(links()).toEqual(shown)
    expect(navigation().queryAllByRole('button', { name: 'More' })).toHaveLength(count - 1)
  })

  it('has no entry for what is read under other records alone', () => {
    open([resource(1), resource(2, undefined, true)])
    expect(links()).toEqual(['Clusters', 'Consumption', 'Things 1'])
  })

  it('has no entry for a list that its person may not see', () => {
    const refused = { ...resource(2), access: { subject: 'ConsentFlow', list: 'open' } as const }
    open([resource(1), refused])
    expect(links()).toEqual(['Clusters', 'Consumption', 'Things 1'])
  })

  it('puts thirty of them into a menu, each under its group', () => {
    open(
      Array.from({ length: 30 }, (_, place) =>
        resource(place, place < 2 ? undefined : place < 10 ? 'Security' : 'Delivery'),
      ),
    )
    expect(links()).toEqual(['Clusters', 'Consumption'])
    fireEvent.click(navigation().getByRole('button', { name: 'More' }))
    const menu = within(screen.getByRole('menu', { name: 'More' }))
    expect(menu.getAllByRole('menuitem')).toHaveLength(30)
    expect(
      menu
        .getAllByRole('group')
        .map((group) => [group.getAttribute('aria-label'), within(group).getAllByRole('menuitem').length]),
    ).toEqual([
      ['Security', 8],
      ['Delivery', 20],
    ])
    expect(menu.getAllByRole('menuitem')[0]?.getAttribute('href')).toBe('/things-0')
  })

  it('has first what has no group, and a dashboard before the lists of its group', () => {
    const board: DashboardDefinition = {
      dashboard: 'board',
      title: { en: 'Board' },
      place: { kind: 'menu', icon: 'chart', group: { en: 'Security' } },
      panels: [{ kind: 'figure', resource: 'things-1' }],
    }
    open([resource(1, 'Security'), resource(2, 'Delivery'), resource(3)], '/clusters', [board])
    fireEvent.click(navigation().getByRole('button', { name: 'More' }))
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items()).toEqual(['Things 3', 'Board', 'Things 1', 'Things 2'])
    const security = within(screen.getByRole('group', { name: 'Security' })).getAllByRole('menuitem')
    expect(security.map(({ textContent }) => textContent)).toEqual(['Board', 'Things 1'])
  })

  it('has all entries in one menu where the window is narrow', () => {
    open([1, 2].map((place) => resource(place)))
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const menu = within(screen.getByRole('menu', { name: 'Menu' }))
    expect(
      menu.getAllByRole('menuitem').map((item) => `${item.textContent} ${item.getAttribute('href')}`),
    ).toEqual(['Clusters /clusters', 'Consumption /consumption', 'Things 1 /things-1', 'Things 2 /things-2'])
  })

  it.each(['/things-3', '/things-3/7'])('names the page that is open, of those in the menu: %s', (path) => {
    open(
      [1, 2, 3, 4].map((place) => resource(place)),
      path,
    )
    const more = navigation().getByRole('button', { name: 'More: Things 3' })
    expect(more.getAttribute('aria-current')).toBe('page')
    expect(more.textContent).toBe('Things 3')
  })

  it('names no page whose address another one begins like', () => {
    open(
      [3, 4, 5, 6].map((place) => resource(place)),
      '/things-33',
    )
    expect(navigation().getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBeNull()
  })
})
