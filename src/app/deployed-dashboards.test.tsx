import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { faultLine } from '../definitions/fault-line'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'
import { definitionFaults } from './definition-faults'
import { loadDeployedDefinitions } from './deployed-definitions'

const board = {
  dashboard: 'operations',
  title: 'Operations',
  place: { kind: 'menu', icon: 'chart' },
  panels: [{ kind: 'figure', resource: 'api-keys' }],
}
const keys = JSON.stringify(example)

async function load(files: Readonly<Record<string, string>>) {
  const site: typeof fetch = async (input) => new Response(files[String(input)])
  const { definitions, dashboards, faults } = await loadDeployedDefinitions(Object.keys(files), site)
  return {
    names: definitions.map(({ name }) => name),
    boards: dashboards.map(({ dashboard }) => dashboard),
    faults: [...faults.values()].flat().map(faultLine),
  }
}

// What was found wrong is kept as long as the page; here the page goes on with the next test.
afterEach(() => definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []]))))

describe('files of dashboards', () => {
  it('stand beside those of the resources that they show, in any order', async () => {
    const files = { '/resources/operations.json': JSON.stringify(board), '/resources/api-keys.json': keys }
    expect(await load(files)).toEqual({ names: ['api-keys'], boards: ['operations'], faults: [] })
  })

  it('may show what the build brings', async () => {
    const panels = [{ kind: 'list', resource: 'clusters', filters: { state: ['connected'] } }]
    expect(await load({ '/resources/operations.json': JSON.stringify({ ...board, panels }) })).toEqual({
      names: [],
      boards: ['operations'],
      faults: [],
    })
  })

  it('with faults keep a place of their own, with what is wrong', async () => {
    const panels = [
      { kind: 'figure', resource: 'api-key' },
      { kind: 'figure', resource: 'libraries' },
    ]
    const { names, boards, faults } = await load({
      '/resources/operations.json': JSON.stringify({ ...board, panels }),
      '/resources/api-keys.json': keys,
    })
    expect([names, boards]).toEqual([['operations', 'api-keys'], []])
    expect(faults).toEqual([
      '/resources/operations.json:1:114: R176 operations.panels[0].resource: no resource "api-key"; did you mean "api-keys"?',
      '/resources/operations.json:1:153: R176 operations.panels[1].resource: no resource "libraries"; there are "clusters", "api-keys"',
    ])
  })

  it.each([
    ['plans', 'R104 plans.name: /plans is an address of the console itself'],
    ['clusters', 'R001 clusters: two resources have this name; the address of each must be its own'],
    ['api-keys', 'R001 api-keys: two resources have this name; the address of each must be its own'],
  ])('have an address that nothing else has: %s', async (dashboard, line) => {
    const { names, boards, faults } = await load({
      '/resources/api-keys.json': keys,
      [`/more/${dashboard}.json`]: JSON.stringify({ ...board, dashboard }),
    })
    expect([names, boards]).toEqual([['api-keys', `${dashboard}-json`], []])
    expect(faults).toEqual([expect.stringContaining(line)])
  })

  it('are referred to by no field', async () => {
    const fields = { ...example.fields, of: { type: 'reference', label: 'Of', resource: 'operations' } }
    const { faults } = await load({
      '/resources/operations.json': JSON.stringify(board),
      '/resources/api-keys.json': JSON.stringify({ ...example, fields }),
    })
    expect(faults).toEqual([
      expect.stringContaining('R049 api-keys.fields.of.resource: no resource "operations"'),
    ])
  })
})

describe('a dashboard of a file', () => {
  function open(content: object, path = '/operations', person: Readonly<Record<string, unknown>> = {}) {
    history.replaceState(null, '', path)
    const { boot } = createSignedInBoot(
      {
        'GET /resources/operations.json': content,
        'GET /resources/api-keys.json': example,
        'GET /api-keys?_start=0&_end=10&_sort=name&_order=asc': [{ id: 1, name: 'Nightly export' }],
      },
      person,
    )
    const resources = ['/resources/operations.json', '/resources/api-keys.json']
    render(<App boot={{ ...boot, config: { ...boot.config, resources } }} />)
  }

  it('stands in the menu and at its address, with what the server has', async () => {
    open(board)
    expect(await screen.findByRole('heading', { level: 1, name: 'Operations' })).toBeTruthy()
    expect(await screen.findByText('1')).toBeTruthy()
    const menu = screen.getByRole('navigation', { name: 'Main' })
    expect(within(menu).getByRole('link', { name: 'Operations' }).getAttribute('href')).toBe('/operations')
    expect(document.title).toMatch(/^Operations /)
  })

  it('has no entry in the menu where it says so', async () => {
    open({ ...board, place: { ...board.place, hidden: true } })
    await screen.findByText('1')
    expect(screen.queryByRole('link', { name: 'Operations' })).toBeNull()
  })

  it('has no pages below it', async () => {
    open(board, '/operations/7')
    expect(await screen.findByRole('heading', { name: 'THIS PAGE IS NOT FOUND' })).toBeTruthy()
  })

  it('with faults shows them at its address, and the console around it stands', async () => {
    open({ ...board, panels: [{ kind: 'figure', resource: 'api-keyz' }] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('R176 operations.panels[0].resource')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  })
})
