import { expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { buildClusterDetail } from '../testing/detail-builders'
import type { AccessContext } from './access-context'
import { explain } from './explain'
import { platformActionNames } from './vocabulary'

const platformActions = platformActionNames.map((name) => ({ name, platforms: ['gc'] }))
const built = buildClusterDetail()
const cluster = { ...built, policies: { ...built.policies, blueprint: ['list', 'create'] } }
const context: AccessContext = {
  person: buildPerson({ platformActions, toggleFeatures: [{ key: 'payment', isPublished: true }] }),
  productKey: 'basalt',
  cluster,
  detail: { ...cluster, isPremiumSupported: true },
}

it('refuses to import Data Apps where nobody says whether some are being imported', () => {
  const rulesUnder = (isImportingDataApps?: boolean) =>
    explain('import', 'DataApp', {
      ...context,
      ...(isImportingDataApps !== undefined && { isImportingDataApps }),
    }).reasons.map(({ rule }) => rule)
  expect(rulesUnder(false)).toEqual([])
  expect(rulesUnder(true)).toEqual(['data-app.import.under-way'])
  expect(rulesUnder()).toEqual(['data-app.import.under-way'])
})

it.each([
  ['show', true],
  ['upgrade', false],
] as const)('refuses to %s premium where nobody says whether it is offered', (action, isPremium) => {
  const question = { ...context, cluster: { ...cluster, isPremium } }
  expect(explain(action, 'ClusterPage', { ...question, hasPremiumPackage: true }).isAllowed).toBe(true)
  expect(explain(action, 'ClusterPage', question).isAllowed).toBe(false)
})

it('shows sizes of a cluster where the account says nothing of them, though a new one chooses none [CFG-D04]', () => {
  const asked = (instanceSize: AccessContext['person']['configurations']['instanceSize']) => {
    const { configurations } = buildPerson()
    const person = buildPerson({ configurations: { ...configurations, instanceSize } })
    return explain('show', 'ClusterSize', { ...context, person }).isAllowed
  }
  expect(asked({ isEnabled: false, isShown: true, value: null })).toBe(true)
  expect(asked({ isEnabled: false, isShown: false, value: null })).toBe(false)
  expect(asked({ isEnabled: false, value: null })).toBe(false)
})

it('takes a deployment nobody names for production, where a trial has no libraries', () => {
  const trial = { ...context, person: buildPerson({ role: { id: 1, name: 'free' } }) }
  expect(explain('open-libraries', 'ClusterPage', { ...trial, environment: 'staging' }).isAllowed).toBe(true)
  expect(explain('open-libraries', 'ClusterPage', trial).isAllowed).toBe(false)
})
