import { expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'
import { policiesOfRole } from './role-policies'
import { onUnknownName } from './unknown-names'
import type { Action } from './vocabulary'

it('refuses names that access does not know, and tells of each once, to who listens later where nobody did [ACL-D26]', () => {
  // Test files share the modules of a worker, and some ask for every known action: these names no other asks for.
  const deed = String('whistle') as Action
  const stranger = 'action "whistle" on AccessExplorer'
  const first = 'auditor of names'
  const second = 'keeper of names'
  const heard = () => {
    const words: string[] = []
    const stop = onUnknownName((what) => words.push(what))
    return { words, stop }
  }
  const contextAs = (roleName: string) => ({
    person: buildPerson(),
    productKey: 'basalt',
    cluster: buildCluster({ name: 'sales', policies: { ...policiesOfRole('owner'), roleName } }),
  })

  const early = heard()
  const refused = { isAllowed: false, isHidden: true }
  expect(explain(deed, 'AccessExplorer', contextAs(first))).toMatchObject(refused)
  explain(deed, 'AccessExplorer', contextAs(first))
  explain('open', 'ViewAs', contextAs(first))
  expect(early.words.sort()).toEqual([stranger, `role "${first}"`])

  early.stop()
  explain('open', 'ViewAs', contextAs(second))
  const late = heard()
  explain('open', 'ViewAs', contextAs(second))
  explain(deed, 'AccessExplorer', contextAs(first))
  late.stop()
  expect(early.words).toHaveLength(2)
  expect(late.words).toEqual([`role "${second}"`])
  const later = heard()
  later.stop()
  expect(later.words).toEqual([])
})
