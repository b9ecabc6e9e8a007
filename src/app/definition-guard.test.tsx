import { render, screen, within } from '@testing-library/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ResourceDefinition } from '../definitions/define'
import { DefinitionsContext } from '../providers/definitions-context'
import { clusters } from '../resources/user/clusters/definition'
import { createSignedInBoot } from '../testing/fake-boot'
import { createFakeReporter } from '../testing/fake-reporter'
import { App } from './app'
import { CrashBoundary } from './crash-boundary'
import { createDefinitionFaults, type DefinitionFaults, definitionFaults } from './definition-faults'
import { DefinitionGuard } from './definition-guard'
import { isProtectedPath } from './protected-path'

/** What a slip in a definition looks like that types did not see. */
const misspelt: ResourceDefinition = { ...clusters, list: { ...clusters.list, columns: ['nam'] } }
const halved = { ...clusters, list: undefined } as unknown as ResourceDefinition

const { registry } = vi.hoisted(() => ({ registry: { definitions: [] as ResourceDefinition[] } }))
vi.mock('../resources/registry', () => ({
  get definitions() {
    return registry.definitions
  },
  dashboards: [],
  findDefinition: (name: string) => registry.definitions.find((definition) => definition.name === name),
}))
vi.mock('../resources/cluster-registry', () => ({
  get clusterDefinitions() {
    return [{ ...registry.definitions[0], name: 'locks' }]
  },
}))
vi.mock('../resources/account-registry', () => ({
  get accountDefinitions() {
    return [{ ...registry.definitions[0], name: 'bills' }]
  },
}))
const nameless = { ...clusters, name: 'nameless', label: undefined } as unknown as ResourceDefinition
registry.definitions.push(misspelt, nameless)

function Broken(): never {
  throw new TypeError('cannot read properties of undefined')
}

type GuardedProps = { resource: string; faults: DefinitionFaults; children: ReactNode }

/** A guard below what the console provides. */
function Guarded({ resource, faults, children }: GuardedProps) {
  const found = useSyncExternalStore(faults.subscribe, faults.all)
  return (
    <DefinitionsContext
      value={{ definitions: [], faults: found, pending: new Set(), examine: () => faults.check(null) }}
    >
      <DefinitionGuard resource={resource}>{children}</DefinitionGuard>
    </DefinitionsContext>
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

// React itself tells the console of every error a boundary catches.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
it('a definition of the build that stands in the menu has an address that asks for a login, and no other', () => {
  const places = [
    ['gates', { kind: 'menu', icon: 'key' }],
    ['parts', { kind: 'page' }],
  ] as const
  const added = places.map(([name, place]) => ({ ...clusters, name, place }) as ResourceDefinition)
  onTestFinished(() => void registry.definitions.splice(-added.length))
  registry.definitions.push(...added)
  expect(['/gates', '/gates/7', '/gates/7/more', '/parts'].map((path) => isProtectedPath(path))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('a definition with faults', () => {
  it('shows them in the place of its resource when it cannot be drawn, each with id, place and hint', async () => {
    render(
      <Guarded resource="clusters" faults={createDefinitionFaults([misspelt])}>
        <Broken />
      </Guarded>,
    )
    expect(await screen.findByRole('heading', { name: 'This section is not defined correctly' })).toBeTruthy()
    expect(shown()).toEqual([expect.stringMatching(/^R0\d\d clusters\.list\.columns\[0\]: .*"name"\?$/)])
  })

  it('is reported also when a whole part of it is missing', async () => {
    const faults = createDefinitionFaults([halved])
    const reporter = createFakeReporter()
    await faults.check(reporter)
    render(
      <Guarded resource="clusters" faults={faults}>
        drawn
      </Guarded>,
    )
    expect(shown()).toEqual([expect.stringMatching(/^R000 clusters: a part is missing/)])
    expect(reporter.reported.map(({ name }) => name)).toEqual(['DefinitionFault'])
  })

  it('does not touch other resources, and leaves other errors to the boundary above [SHL-032]', async () => {
    const faults = createDefinitionFaults([misspelt])
    render(
      <CrashBoundary reporter={null}>
        <Guarded resource="whitelists" faults={faults}>
          <Broken />
        </Guarded>
      </CrashBoundary>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('OOPS!! SOMETHING WENT WRONG.')
  })

  it('is that of its resource alone: the next one in the same place is drawn', async () => {
    const never = { ...createDefinitionFaults([]), check: () => new Promise<void>(() => {}) }
    const guarded = (resource: string, child: ReactNode) => (
      <Guarded resource={resource} faults={never}>
        {child}
      </Guarded>
    )
    const { rerender } = render(guarded('clusters', <Broken />))
    expect(screen.queryByText('drawn')).toBeNull()
    rerender(guarded('whitelists', 'drawn'))
    expect(screen.getByText('drawn')).toBeTruthy()
  })

  it.each(['/instances', '/clusters/create', '/clusters/sales'])(
    'has them in the place of every page that is drawn from it: %s',
    async (path) => {
      await definitionFaults.check(null)
      history.replaceState(null, '', path)
      render(<App boot={createSignedInBoot().boot} />)
      await screen.findByRole('banner')
      const page = within(screen.getByRole('main'))
      expect(page.getByRole('heading', { name: 'This section is not defined correctly' })).toBeTruthy()
    },
  )
})
