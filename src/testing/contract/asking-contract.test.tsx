import { beforeEach, describe, it } from 'vitest'
import { checkAsked, checkAskedKept, checkAskedOnce } from './asking-contract'
import { subjects } from './subjects'

beforeEach(() => sessionStorage.clear())

const asking = subjects.filter(({ promised }) => promised.actions.some(({ fields }) => fields))

describe.each(asking)('the actions of $name that ask for values', (subject) => {
  it('say what is missing, and send what is typed once', () => checkAsked(subject))
  it('put the words of the server at their fields, and lose nothing typed', () => checkAskedKept(subject))
  it('are given the same values for many records, asked for once', () => checkAskedOnce(subject))
})
