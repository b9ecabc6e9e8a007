import { describe, it } from 'vitest'
import { checkBulk, checkConditions, checkPressed, checkRefused } from './action-contract'
import { subjects } from './subjects'
import { checkWithoutPolicies } from './without-policies'

describe.each(subjects)('the actions of $name', (subject) => {
  it('are gone or tell their reason where a record does not meet their conditions', () =>
    checkConditions(subject))
  it('are gone, or disabled with their reason, where access refuses them', () => checkRefused(subject))
  it('are what access says for somebody without policies, flags and plan', () =>
    checkWithoutPolicies(subject))
  it('stand at their places, ask before they destroy, and tell what became of it', () =>
    checkPressed(subject))
  it('are done to a selection as defined', () => checkBulk(subject))
})
