import { expect, it } from 'vitest'
import type { RuleKind } from '../src/access/rule'
import type { Decision } from './access/decision'
import { throwUnmet } from './problems'

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
