import { describe, expect, it } from 'vitest'
import { t } from '../locales/t'
import {
  isPipelinePending,
  pipelineQuestion,
  pipelineStates,
  pipelineStepNames,
  pipelineSteps,
} from './pipeline'

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
