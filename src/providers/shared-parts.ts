import { replaceEqualDeep } from '@tanstack/react-query'
import { faultsOfAnswer } from '../api/record-faults'

/**
 * Parts that are equal stay the same ones, unless faults are noted of either answer, which no copy would have.
 * @param answerIn the answer in what is given; left out, that is the answer itself
 */
export function sharedParts<Given>(
  before: Given,
  after: Given,
  answerIn: (given: Given) => unknown = (given) => given,
): Given {
  const hasFaults = [before, after].some((given) => faultsOfAnswer(answerIn(given)).length > 0)
  return hasFaults ? after : replaceEqualDeep(before, after)
}
