import { expect, it } from 'vitest'
import { ApiError, ContractError, NetworkError, SessionEndedError, ViewAsError } from '../api/errors'
import { errorReason, errorSentence, isOutcomeUnknown } from './error-sentence'

it.each([
  [
    new NetworkError('listClusters', 'offline'),
    'You are offline. Check your connection and try again.',
    'you are offline',
  ],
  [
    new NetworkError('listClusters', 'unreachable'),
    'The server cannot be reached. Check your connection and try again.',
    'the server cannot be reached',
  ],
  [
    new NetworkError('listClusters', 'timeout'),
    'The server took too long to answer. Try again in a moment.',
    'the server took too long to answer',
  ],
  [
    new ContractError('listClusters', ['no list']),
    'The server answered in a form the console does not know. Try again; if it stays so, contact support.',
    'the server answered in a form the console does not know',
  ],
  [
    new ViewAsError('accountManager'),
    'You are viewing as Billing User: nothing is sent. Stop viewing to make changes.',
    'you are viewing as Billing User, and nothing is sent',
  ],
  [new SessionEndedError(), 'Your session has ended. Sign in again.', 'your session has ended'],
  [
    new ApiError({ message: 'Our disks are full', statusCode: 500 }),
    'Our disks are full',
    'Our disks are full',
  ],
  [new TypeError('x is undefined'), 'Something went wrong!', 'Something went wrong!'],
])('says of %s what went wrong, in a sentence of its own and within another', (error, own, within) => {
  expect(errorSentence(error)).toBe(own)
  expect(errorReason(error)).toBe(within)
})

it('calls an outcome unknown where no answer came, or none that can be read', () => {
  expect(isOutcomeUnknown(new NetworkError('deleteCluster', 'timeout'))).toBe(true)
  expect(isOutcomeUnknown(new ContractError('deleteCluster', ['no object']))).toBe(true)
  expect(isOutcomeUnknown(new ApiError({ message: 'No', statusCode: 500 }))).toBe(false)
  expect(isOutcomeUnknown(new ApiError({ message: 'No', statusCode: 500, isFromGateway: true }))).toBe(true)
  expect(isOutcomeUnknown(new SessionEndedError())).toBe(false)
})
