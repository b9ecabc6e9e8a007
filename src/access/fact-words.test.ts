import { describe, expect, it, onTestFinished } from 'vitest'
import { setLanguages } from '../locales/locale'
import { conditionInWords } from './fact-words'
import type { When } from './when'

describe('a condition in words', () => {
  it.each([
    [{ userPolicy: 'create' }, 'user policy lists create'],
    [
      { userPolicy: 'list', whitelistPolicy: 'list' },
      'user policy lists list, or whitelist policy lists list',
    ],
    [{ clusterState: ['running', 'sleeping'] }, 'the cluster is running or sleeping'],
    [{ isTrial: false }, 'the account is not on a trial'],
    [{ isTrial: { not: [false] } }, 'the account is on a trial'],
    [
      { isTrialExpired: false, premiumFeatures: { not: ['copilot'] } },
      'no trial has expired, or every cluster may use copilot',
    ],
    [{ clusterState: 'unknown' }, 'the cluster is in no known state'],
    [
      { subClusterType: ['analytics', 'loader', 'sqlx'] },
      'the kind of the self-managed cluster is analytics, loader or sqlx',
    ],
    [{ isGone: 'x' } as When, 'isGone: "x"'],
    [{ hasBusinessUserNotebook: { not: [true] } }, 'the business user notebook is not on'],
    [{ chosenPlatform: { not: ['az'] } }, 'the chosen cloud is not az'],
    [{ lockedActions: { not: ['Self_Upgrade'] } }, 'the cluster is not locked by Self_Upgrade'],
    [
      { roleName: ['owner', 'accountManager'] },
      'the role on the cluster is Owner (owner) or Billing User (accountManager)',
    ],
  ] as [When, string][])('reads %j as "%s"', (when, words) => {
    expect(conditionInWords(when)).toBe(words)
  })

  it('joins its values as the language of the console does', () => {
    setLanguages(['de'])
    onTestFinished(() => setLanguages([]))
    expect(conditionInWords({ clusterState: ['running', 'sleeping'] })).toBe(
      'the cluster is running oder sleeping',
    )
  })
})
