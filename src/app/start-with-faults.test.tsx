import { configure, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../definitions/define'
import { clusters } from '../resources/user/clusters/definition'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'

/** A resource whose definition names a column it has not, as types do not see. */
const { misspelt } = vi.hoisted(() => ({
  misspelt: (of: ResourceDefinition, name: string): ResourceDefinition => ({
    ...{ ...of, name },
    list: { ...of.list, columns: ['nam'] },
  }),
}))
vi.mock('../resources/registry', async () => {
  const { clusters } = await import('../resources/user/clusters/definition')
  const definitions = [misspelt(clusters, 'clusters')]
  return {
    ...{ definitions, dashboards: [] },
    findDefinition: (name: string) => definitions.find((definition) => definition.name === name),
  }
})
vi.mock('../resources/cluster-registry', () => ({
  get clusterDefinitions() {
    return [misspelt(clusters, 'locks')]
  },
}))
vi.mock('../resources/account-registry', () => ({
  get accountDefinitions() {
    return [misspelt(clusters, 'bills')]
  },
}))

// A file of its own: a start looks once, for all that are drawn after it. It loads nearly all modules anew, which took
// half a minute on a machine with twelve other things to do.
it('the start finds a definition with faults, and the console around it stands', async () => {
  configure({ asyncUtilTimeout: 100_000 })
  history.replaceState(null, '', '/clusters')
  const { boot, reported } = createSignedInBoot()
  render(<App boot={boot} />)
  // The page has a head of its own, too, which jsdom's queries take for another banner.
  const [banner] = await screen.findAllByRole('banner')
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(shown()[0]).toContain('clusters.list.columns'))
  expect(within(banner as HTMLElement).getByRole('navigation')).toBeTruthy()
  const told = () => reported.filter(({ name }) => name === 'DefinitionFault').map(({ message }) => message)
  // Those of a cluster's page and of the account too, whose code has been asked for by nobody else.
  for (const name of ['clusters', 'locks', 'bills'])
    await waitFor(() => expect(told()).toContainEqual(expect.stringContaining(` ${name}.list.columns[0]: `)))
})
