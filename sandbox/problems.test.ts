import { expect, it } from 'vitest'
import type { RuleKind } from '../src/access/rule'
import type { Decision } from './access/decision'
import {
  conflictOn,
  doubtfulDomain,
  invalid,
  nameTaken,
  notFound,
  notModified,
  outOfSight,
  throwInvalid,
  throwUnmet,
  tooLarge,
  unauthenticated,
  unmetChoice,
} from './problems'

function refusal(kind: RuleKind) {
  const decision: Decision = {
    action: 'delete',
    subject: 'DataAgent',
    clusterId: 'c-1',
    facts: {},
    reasons: [{ rule: 'own', kind, sentence: 'The rule says so.', resolution: 'none', source: 'D3' }],
  }
  throwUnmet([decision], 'It has attached data sources.')
}

it('a refused state is told in the words of who refuses, and any other rule in its own', () => {
  expect(() => refusal('state')).toThrow(
    expect.objectContaining({
      status: 409,
      body: expect.objectContaining({ message: 'It has attached data sources.' }),
    }),
  )
  expect(() => refusal('policy')).toThrow(
    expect.objectContaining({
      status: 403,
      body: expect.objectContaining({ message: 'The rule says so.' }),
    }),
  )
})

const reasonOf = (rule: string, kind: RuleKind) =>
  ({ rule, kind, sentence: `Not for ${rule}.`, resolution: 'none', source: 'D3' }) as const
const decisionOf = (...reasons: Decision['reasons'][number][]): Decision => ({
  ...{ action: 'delete', subject: 'DataAgent', clusterId: 'c-1', facts: {} },
  reasons,
})

it('what is refused names every unmet rule, those first that no waiting changes, and keeps the decisions', () => {
  const [state, policy, plan] = [reasonOf('a', 'state'), reasonOf('b', 'policy'), reasonOf('c', 'plan')]
  const refused = [decisionOf(state, policy), decisionOf(plan)]
  const unmet = (rule: string, kind: string) => ({
    ...{ ruleId: rule, message: `Not for ${rule}.`, kind, resolution: 'none', source: 'D3' },
  })
  const said = (decisions: Decision[]) => {
    try {
      throwUnmet(decisions)
      return null
    } catch (error) {
      return error
    }
  }
  expect(said([decisionOf(), ...refused])).toMatchObject({
    ...{ status: 403, contentType: 'application/problem+json' },
    body: { code: 'policy', ruleId: 'b', message: 'Not for b.' },
    denied: { decisions: refused },
  })
  expect(said(refused)).toHaveProperty('body.unmet', [
    ...[unmet('b', 'policy'), unmet('c', 'plan'), unmet('a', 'state')],
  ])
  expect(said([decisionOf(state)])).toMatchObject({
    ...{ status: 409, contentType: 'application/json' },
    body: { code: 'state', ruleId: 'a', message: 'Not for a.' },
    denied: { decisions: [decisionOf(state)] },
  })
  expect(said([decisionOf()])).toBeNull()
})

it('every refusal has its status, its words and its content type, and is kept where it is a denial', () => {
  const field = { fieldName: 'name', message: 'Too long.' }
  const flagged = { ...field, notActivated: false }
  const tried = { decisionId: expect.any(String), decisions: [] }
  const decision = decisionOf(reasonOf('b', 'policy'))
  const chosen = { decisionId: expect.any(String), decisions: [decision] }
  const json = 'application/json'
  const facts = (problem: ReturnType<typeof invalid>) => [
    ...[problem.status, problem.body, problem.contentType, problem.denied],
  ]
  const ended = { message: 'Your session has ended. Please sign in again.' }
  expect(facts(unauthenticated())).toEqual([401, ended, json, tried])
  expect(facts(notFound('call'))).toEqual([404, { message: 'This call does not exist.' }, json, null])
  expect(facts(outOfSight('call'))).toEqual([404, { message: 'This call does not exist.' }, json, tried])
  expect(facts(notModified())).toEqual([304, {}, json, null])
  expect(facts(notModified(decision))).toEqual([304, {}, json, chosen])
  expect(facts(tooLarge(64_000))).toEqual([
    ...[413, { message: 'The request is larger than 64 KB.' }, json, null],
  ])
  expect(facts(invalid([field]))).toEqual([422, { errors: [flagged] }, json, null])
  expect(facts(conflictOn('name', 'Too long.'))).toEqual([409, { errors: [flagged] }, json, null])
  expect(facts(nameTaken('x'))).toEqual([
    409,
    { errors: [{ ...flagged, message: 'You already have a cluster named x.' }] },
    ...[json, null],
  ])
  expect(facts(doubtfulDomain('name', 'Too long.'))).toEqual([
    ...[422, { errors: [{ ...flagged, isDomainValidationError: true }] }, json, null],
  ])
  expect(facts(unmetChoice('name', decision))).toEqual([
    ...[422, { errors: [{ ...flagged, message: 'Not for b.' }] }, json, chosen],
  ])
  expect(() => throwInvalid([null, field, null])).toThrow(
    expect.objectContaining({ status: 422, body: { errors: [flagged] } }),
  )
  expect(() => throwInvalid([null])).not.toThrow()
})
