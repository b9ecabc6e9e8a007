import { expect, it, vi } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { policiesOfRole } from './role-policies'

it('refuses names that access does not know, and tells of each once, to who listens later where nobody did [ACL-D26]', async () => {
  // Test files share the modules of a worker, and others may have met such names before.
  vi.resetModules()
  const { explain } = await import('./explain')
  const { onUnknownName } = await import('./unknown-names')
  const reported: string[] = []
  const late: string[] = []
  const policies = { ...policiesOfRole('owner'), roleName: 'auditor' }
  const cluster = buildCluster({ name: 'sales', policies })
  const context = { person: buildPerson(), productKey: 'basalt', cluster }
  const stop = onUnknownName((what) => reported.push(what))

  expect(explain('scale', 'Marketplace', context)).toMatchObject({ isAllowed: false, isHidden: true })
  explain('scale', 'Marketplace', context)
  explain('open', 'ViewAs', context)
  expect(reported.sort()).toEqual(['action "scale" on Marketplace', 'role "auditor"'])

  stop()
  explain('list', 'Plans', context)
  const stopLate = onUnknownName((what) => late.push(what))
  explain('invite', 'Plans', context)
  explain('scale', 'Marketplace', context)
  stopLate()
  expect(reported).toHaveLength(2)
  expect(late.sort()).toEqual(['action "invite" on Plans', 'action "list" on Plans'])
})
