import { expect, it } from 'vitest'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { doors } from '../../../testing/example-definition'
import { placesOf } from './cluster-places'

it('every tab of a cluster is a way to it, and so is each section of one under its own words', () => {
  const cluster = buildClusterDetail({ name: 'a b' })
  const { items } = placesOf(
    cluster,
    { person: buildPerson(), productKey: 'basalt', environment: 'prod' },
    [],
  )
  expect(items).toContainEqual({
    ...{ id: 'tab:libraries', group: 'here', icon: 'chevron', label: 'Libraries' },
    does: { kind: 'go', to: '/clusters/a%20b?tab=libraries' },
  })
  expect(items).toContainEqual({
    ...{
      id: 'section:access-and-security:cluster-users',
      group: 'here',
      icon: 'chevron',
      label: 'Cluster Administration Users',
    },
    ...{ also: 'Access and Security', note: 'Access and Security' },
    does: { kind: 'go', to: '/clusters/a%20b?tab=access-and-security#cluster-users' },
  })
  // The section of this tab is called as the tab is, in smaller letters.
  expect(items.filter(({ label }) => /^advanced configurations$/i.test(label))).toHaveLength(1)
})

it('a resource on a tab that a person does not have is not among those that stand on the page', () => {
  const shownTo = (id: number, name: 'free' | 'premium') => {
    const person = buildPerson({ role: { id, name } })
    const question = { person, productKey: 'basalt', environment: 'production' }
    return placesOf(buildClusterDetail(), question, []).definitions.map((definition) => definition.name)
  }
  expect(shownTo(3, 'premium')).toContain('libraries')
  expect(shownTo(1, 'free')).not.toContain('libraries')
})

it('a resource that a definition file brings to a tab is among those that stand on the page', () => {
  const question = { person: buildPerson(), productKey: 'basalt', environment: 'production' }
  const { items, definitions } = placesOf(buildClusterDetail(), question, [doors])
  expect(definitions).toContain(doors)
  expect(items.map(({ id }) => id)).toContain('section:access-and-security:doors')
})
