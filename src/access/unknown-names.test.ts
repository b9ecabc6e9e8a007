import { describe, expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'
import { policiesOfRole } from './role-policies'
import { onUnknownName } from './unknown-names'

describe('names that access does not know', () => {
  it('are refused and told once each, to who listens later too [ACL-D26]', () => {
    const told: string[] = []
    const late: string[] = []
    const policies = { ...policiesOfRole('owner'), roleName: 'auditor' }
    const cluster = buildCluster({ name: 'sales', policies })
    const context = { person: buildPerson(), productKey: 'basalt', cluster }
    const stop = onUnknownName((what) => told.push(what))

    expect(explain('scale', 'Marketplace', context)).toMatchObject({ isAllowed: false, isHidden: true })
    explain('scale', 'Marketplace', context)
    explain('open', 'ViewAs', context)
    expect(told.sort()).toEqual(['action "scale" on Marketplace', 'role "auditor"'])

    stop()
    onUnknownName((what) => late.push(what))
    explain('invite', 'Plans', context)
    expect(told).toHaveLength(2)
    expect(late.sort()).toEqual([
      'action "invite" on Plans',
      'action "scale" on Marketplace',
      'role "auditor"',
    ])
  })
})
