import { expect, it } from 'vitest'
import { pipelineFinding } from './pipeline-finding'

it.each([
  ['atlas', 'inProgress', 'Basic_Resources', null],
  ['atlas', 'completed', 'Basic_Resources', null],
  ['atlas', 'completed', 'LAST', 'reached'],
  ['atlas', 'failed', 'Basic_Resources', 'broken'],
  ['atlas', 'canceled', 'Basic_Resources', 'broken'],
  ['other', 'completed', 'LAST', null],
])('the pipeline of atlas says of %s, %s at %s: %s', (name, state, stageName, finding) => {
  const pipeline = {
    states: ['Basic_Resources', 'LAST'],
    stageName,
    state,
    region: null,
    configurationName: 'atlas',
    image: null,
    plan: null,
    createdAt: null,
    updatedAt: null,
    error: null,
  }
  expect(pipelineFinding(name, pipeline)).toBe(finding)
})
