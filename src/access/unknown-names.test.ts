import { describe, expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'
import { policiesOfRole } from './role-policies'
import { onUnknownName } from './unknown-names'

describe('names that access does not know', () => {
  it('are refused and told once each, to who listens later too [ACL-D26]', () => {
    const told: string[] = []
    const late: string[] = []
    // Test files share the modules of a worker: others may have met names before.
    const earlier: string[] = []
    onUnknownName((what) => earlier.push(what))()
    const isNew = (what: string) => !earlier.includes(what)
    const policies = { ...policiesOfRole('owner'), roleName: 'role-of-this-test' }
    const cluster = buildCluster({ name: 'sales', policies })
    const context = { person: buildPerson(), productKey: 'basalt', cluster }
    const stop = onUnknownName((what) => told.push(what))

    expect(explain('scale', 'Marketplace', context)).toMatchObject({ isAllowed: false, isHidden: true })
    explain('scale', 'Marketplace', context)
    explain('open', 'ViewAs', context)
    expect(told.filter(isNew).sort()).toEqual(['action "scale" on Marketplace', 'role "role-of-this-test"'])

    stop()
    const stopLate = onUnknownName((what) => late.push(what))
    explain('invite', 'Plans', context)
    stopLate()
    expect(told.filter(isNew)).toHaveLength(2)
    expect(late.filter(isNew).sort()).toEqual([
      'action "invite" on Plans',
      'action "scale" on Marketplace',
      'role "role-of-this-test"',
    ])
  })
})
