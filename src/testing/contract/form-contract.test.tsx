import { beforeEach, describe, it } from 'vitest'
import { checkLeaving, checkLocked, checkRequired, checkRules, checkServerFaults } from './form-contract'
import { checkDraft, checkSending } from './form-loss-contract'
import { subjects } from './subjects'

beforeEach(() => sessionStorage.clear())

describe.each(subjects)('the forms of $name', (subject) => {
  it('say at every required field that it is empty', () => checkRequired(subject))
  it('ask every declared rule', () => checkRules(subject))
  it('show what is fixed after creation', () => checkLocked(subject))
  it('put the words of the server where they belong, and lose nothing', () => checkServerFaults(subject))
  it('are sent once, say of a lost answer that nothing is known, and try the same again', () =>
    checkSending(subject))
  it('keep what was typed until they are sent, and secrets nowhere', () => checkDraft(subject))
  it('ask before they throw away what was typed', () => checkLeaving(subject))
})
