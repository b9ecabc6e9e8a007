import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import type { ExploredRule } from '../../access/explore'
import { causeText, resolutionText, ruleText } from './rule-words'

const rule: ExploredRule = {
  rule: 'cluster.clone.quota',
  kind: 'quota',
  sentence: 'No clusters are left.',
  resolution: 'upgrade',
  source: 'by hand',
  effect: 'disable',
  when: { hasClustersLeft: true },
  dependsOn: ['account', 'choice'],
}

describe('the words of a rule', () => {
  it.each([
    ['upgrade', 'Upgrade the plan'],
    ['owner', 'An owner of the cluster'],
    ['support', 'Support'],
    ['wait', 'Wait until the state changes'],
    ['connect', 'Connect it first'],
    ['none', 'Cannot be changed'],
  ] as const)('name who can change it: %s', (resolution, words) => {
    expect(resolutionText(resolution)).toBe(words)
  })

  it.each([
    ['account', 'Depends on their account, which is not known here.'],
    ['person', 'Depends on whose role it is.'],
    ['row', 'Depends on which record it is about.'],
    ['choice', 'Depends on what is chosen.'],
    ['update', 'Depends on whether an update is pending.'],
    ['import', 'Depends on whether Data Apps are being imported.'],
  ] as const)('name what it hangs on: %s', (cause, words) => {
    expect(causeText({ ...rule, dependsOn: [cause] })).toBe(words)
  })

  it.each([
    ['unmet', 'No clusters are left.'],
    [
      'open',
      'Depends on their account, which is not known here. Depends on what is chosen. Otherwise: No clusters are left.',
    ],
    ['met', 'Otherwise: No clusters are left.'],
  ] as const)('say of one that is %s what it comes to', (standing, words) => {
    expect(ruleText(rule, standing)).toBe(words)
  })
})
