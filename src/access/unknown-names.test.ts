import { expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { explain } from './explain'
import { policiesOfRole } from './role-policies'
import { onUnknownName } from './unknown-names'

it('refuses names that access does not know, and tells of each once, to who listens later where nobody did [ACL-D26]', () => {
  // Test files share the modules of a worker: these are names that no other asks for.
  const strangers = ['action "withdraw" on AccessExplorer', 'action "authorize" on AccessExplorer']
  const first = 'auditor of names'
  const second = 'keeper of names'
  const heard = () => {
    const words: string[] = []
    const stop = onUnknownName((what) => {
      if (strangers.includes(what) || what.endsWith('of names"')) words.push(what)
    })
    return { words, stop }
  }
  const contextAs = (roleName: string) => ({
    person: buildPerson(),
    productKey: 'basalt',
    cluster: buildCluster({ name: 'sales', policies: { ...policiesOfRole('owner'), roleName } }),
  })

  const early = heard()
  const refused = { isAllowed: false, isHidden: true }
  expect(explain('withdraw', 'AccessExplorer', contextAs(first))).toMatchObject(refused)
  explain('withdraw', 'AccessExplorer', contextAs(first))
  explain('open', 'ViewAs', contextAs(first))
  expect(early.words.sort()).toEqual([strangers[0], `role "${first}"`])

  early.stop()
  explain('authorize', 'AccessExplorer', contextAs(second))
  const late = heard()
  explain('authorize', 'AccessExplorer', contextAs(second))
  explain('withdraw', 'AccessExplorer', contextAs(first))
  late.stop()
  expect(early.words).toHaveLength(2)
  expect(late.words.sort()).toEqual([strangers[1], `role "${second}"`])
})
