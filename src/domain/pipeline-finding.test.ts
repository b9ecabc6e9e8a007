import { describe, expect, it } from 'vitest'
import { buildPipeline } from '../testing/choice-builders'
import { pipelineFinding } from './pipeline-finding'

const buildStatus = (state: string, stageName: string) =>
  buildPipeline({ states: ['Basic_Resources', 'LAST'], stageName, state })

it.each([
  ['inProgress', 'Basic_Resources', null],
  ['completed', 'Basic_Resources', null],
  ['completed', 'LAST', 'reached'],
  ['failed', 'Basic_Resources', 'broken'],
  ['canceled', 'Basic_Resources', 'broken'],
])('the pipeline of atlas says of it, %s at %s: %s', (state, stageName, finding) => {
  const operation = { name: 'atlas', startedAt: 0 }
  expect(pipelineFinding(operation, buildStatus(state, stageName), 3_000_000)).toBe(finding)
})

describe('an environment of which the status does not speak', () => {
  const operation = { name: 'other', startedAt: 1_000 }
  it.each([
    ['there is none', null],
    ['it is of another', buildStatus('completed', 'LAST')],
  ])('because %s is missing once that has settled', (_why, pipeline) => {
    expect(pipelineFinding(operation, pipeline, 91_000)).toBeNull()
    expect(pipelineFinding(operation, pipeline, 91_001)).toBe('missing')
  })
})
