import { describe, expect, it } from 'vitest'
import { t } from '../locales/t'
import { buildPipeline } from '../testing/choice-builders'
import {
  isPipelineComplete,
  isPipelinePending,
  pipelineQuestion,
  pipelineStates,
  pipelineSteps,
} from './pipeline'
import {
  pipelineElapsed,
  pipelineFoot,
  pipelineMinutes,
  pipelineProgress,
  pipelineStepNames,
} from './pipeline-progress'

describe('the cloud pipeline', () => {
  it('has eight steps in order, each with a friendly name', () => {
    expect(pipelineSteps.map((step) => [step, t(pipelineStepNames[step])])).toEqual([
      ['Basic_Resources', 'Deploying Basic Resources'],
      ['MYSQL_SERVER', 'Creating Database Services'],
      ['CERT_ISTIO', 'Creating Ingress Gateway'],
      ['OFFPOD_UPGRADPOD_BLOCKPOD', 'Deploying Kubernetes'],
      ['OPERATOR_DEPLOYMENT', 'Deploying the product'],
      ['DNS_LB_FOR_ISTIO', 'Setting Up DNS'],
      ['SNAPSHOT_CREATION', 'Provisioning product images'],
      ['TRIGGGER_CLUSTER_CREATION_PIPELINE', 'Finalizing Deployment'],
    ])
  })

  const at = (stageName: string | null, state: string | null, states = ['A', 'B', 'C']) => ({
    states,
    stageName,
    state,
    region: null,
  })

  it('is pending by this table of states × first, last and no step [CRE-036]', () => {
    const table = pipelineStates.map((state) => [
      state,
      isPipelinePending(at('A', state)),
      isPipelinePending(at('C', state)),
      isPipelinePending(at(null, state)),
    ])
    expect(table).toEqual([
      ['inProgress', true, true, true],
      ['failed', false, false, false],
      ['running', true, true, true],
      ['waiting', true, true, true],
      ['completed', true, false, true],
      ['canceled', false, false, false],
    ])
  })

  it('knows the final step even when the server names no steps', () => {
    expect(isPipelinePending(at('TRIGGGER_CLUSTER_CREATION_PIPELINE', 'completed', []))).toBe(false)
    expect(isPipelinePending(at('SNAPSHOT_CREATION', 'completed', []))).toBe(true)
  })

  it.each([null, '', 'somethingElse'])('is not pending in state %j', (state) => {
    expect(isPipelinePending(at('A', state))).toBe(false)
  })
})

describe('the question for the pipeline', () => {
  const person = { email: 'ann@example.test', uuid: 'u-1', pipelineStatus: 'inProgress' }

  it('is asked with email and uuid where all three exist [CNF-034, CNF-038]', () => {
    expect(pipelineQuestion(person)).toEqual({ email: 'ann@example.test', userID: 'u-1' })
  })

  it.each([{ email: null }, { email: '' }, { uuid: '' }, { pipelineStatus: null }])(
    'is not asked with %j [CNF-034, CNF-038]',
    (missing) => {
      expect(pipelineQuestion({ ...person, ...missing })).toBeNull()
    },
  )
})

describe('the progress of the pipeline', () => {
  const pipeline = (stageName: string | null, state: string | null, states = ['A', 'B', 'C']) =>
    buildPipeline({ states, stageName, state, updatedAt: '2026-03-02T08:40:00Z' })

  it.each([
    ['A', { step: 1, total: 3, current: 'A', next: 'B' }],
    ['B', { step: 2, total: 3, current: 'B', next: 'C' }],
    ['C', { step: 3, total: 3, current: 'C', next: null }],
    ['D', { step: null, total: 3, current: 'D', next: null }],
    [null, { step: null, total: 3, current: null, next: null }],
  ])('at %s is %j [CNF-044]', (stageName, progress) => {
    expect(pipelineProgress(pipeline(stageName, 'running'))).toEqual(progress)
  })

  it('counts the known steps where the server names none [CNF-045, CNF-054]', () => {
    expect(pipelineProgress(pipeline('SNAPSHOT_CREATION', 'running', []))).toEqual({
      step: 7,
      total: 8,
      current: 'SNAPSHOT_CREATION',
      next: 'TRIGGGER_CLUSTER_CREATION_PIPELINE',
    })
  })

  it('has one word for each state, and none for another [CNF-046, CNF-047, CNF-048, CNF-049, CNF-053]', () => {
    expect([...pipelineStates, 'asleep', null].map((state) => pipelineFoot(pipeline('B', state)))).toEqual([
      'preparing',
      'failed',
      'working',
      'working',
      'working',
      'canceled',
      null,
      null,
    ])
  })

  it.each([
    ['C', 'completed', true],
    ['B', 'completed', false],
    ['C', 'running', false],
    ['C', 'failed', false],
  ])('at %s and %s is complete: %s [CNF-012]', (stageName, state, isComplete) => {
    expect(isPipelineComplete(pipeline(stageName, state))).toBe(isComplete)
  })

  const now = Date.parse('2026-03-02T09:00:00Z')
  const minutes = (count: number) => count * 60_000
  it.each([
    ['B', 'running', minutes(60)],
    ['B', 'completed', minutes(60)],
    ['C', 'completed', minutes(40)],
    ['B', 'failed', minutes(40)],
    ['B', 'canceled', minutes(40)],
  ])('at %s and %s has taken %i ms [CNF-013, CNF-014]', (stageName, state, elapsed) => {
    expect(pipelineElapsed(pipeline(stageName, state), now)).toBe(elapsed)
  })

  it('has taken nothing before it was made, and an unknown time where nobody says when that was', () => {
    expect(pipelineElapsed(pipeline('B', 'running'), Date.parse('2026-03-02T07:00:00Z'))).toBe(0)
    expect(pipelineElapsed({ ...pipeline('B', 'running'), createdAt: null }, now)).toBeNull()
  })

  it('has taken until now where nobody says when it was over', () => {
    expect(pipelineElapsed({ ...pipeline('C', 'completed'), updatedAt: null }, now)).toBe(minutes(60))
  })

  it('takes 45 to 50 minutes [CNF-056]', () => {
    expect(pipelineMinutes).toEqual({ least: 45, most: 50 })
  })
})
