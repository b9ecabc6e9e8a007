import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testsInZone } from '../../../testing/tests-in-zone'
import { components } from './components'

testsInZone('America/St_Johns')

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
  ['scale up', { analyticsReplicas: 1, loaderReplicas: 1 }, 'Scale up +1 Analytics node, +1 Loader node'],
  [
    'scale down',
    { analyticsReplicas: 1, loaderReplicas: 3 },
    'Scale down −1 Analytics node, −3 Loader nodes',
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

it('says its times as the zone of the browser has them, which the bubble names [SCH-D08]', () => {
  const { start, end } = components.cells ?? {}
  const made = { ...event, event: 'connect', endTime: '2026-07-01T00:30:00.000Z' }
  render([<p key="start">{start?.(made)}</p>, <p key="end">{end?.(made)}</p>])
  const times = [...document.querySelectorAll('time')]
  expect(times.map(({ textContent, dateTime, title }) => [textContent, dateTime, title])).toEqual([
    ['2026-03-05 08:30', '2026-03-05T12:00:00.000Z', 'America/St_Johns'],
    ['2026-06-30 22:00', '2026-07-01T00:30:00.000Z', 'America/St_Johns'],
  ])
  expect(end?.({ ...made, endTime: null })).toBe('–')
  expect([start?.({ ...made, startTime: 'soon' }), end?.({ ...made, endTime: 'late' })]).toEqual([
    'soon',
    'late',
  ])
})

it.each([
  ['queued', 'Queued', 'information'],
  ['success', 'Success', 'connected'],
  ['failure', 'Failure', 'disconnected'],
  ['held', 'held', 'unavailable'],
])('shows the status %s as %s in the colour %s', (status, word, tone) => {
  const { container } = render(components.cells?.status?.({ ...event, event: 'connect', status }))
  const tag = container.querySelector('[data-tone]')
  expect([tag?.textContent, tag?.getAttribute('data-tone')]).toEqual([word, tone])
})
