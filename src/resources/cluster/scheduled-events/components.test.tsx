import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { components } from './components'

const event = {
  id: '1',
  startTime: '2026-03-05T12:00:00.000Z',
  endTime: null,
  analyticsReplicas: null,
  loaderReplicas: null,
  result: null,
  status: 'queued',
}

it.each([
  ['scale up', { analyticsReplicas: 2 }, 'Scale up +2 Analytics nodes'],
  [
    'scale down',
    { analyticsReplicas: 1, loaderReplicas: 3 },
    'Scale down −1 Analytics nodes, −3 Loader nodes',
  ],
  ['connect', { analyticsReplicas: 2 }, 'Connect'],
])('says in the table how many nodes %s changes', (kind, replicas, text) => {
  render(<p data-testid={kind}>{components.cells?.event?.({ ...event, ...replicas, event: kind })}</p>)
  expect(screen.getByTestId(kind).textContent).toBe(text)
})

it.each([
  [null, '–'],
  ['FAILURE', 'Failure'],
  ['QUEUED', 'Queued'],
  ['SUCCESS', 'Success'],
  ['scale down', 'Scale down at the end'],
  ['paused by hand', 'paused by hand'],
])('reads the result %s as %s', (result, text) => {
  expect(components.cells?.result?.({ ...event, event: 'connect', result })).toBe(text)
})
