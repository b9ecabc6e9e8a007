import { expect, it } from 'vitest'
import { testsInZone } from '../../../testing/tests-in-zone'
import { loadSentence } from './history-words'

testsInZone('America/St_Johns')

const at = (hour: number, totalQueries: number, rejectedQueries: number | null) => ({
  startedAt: Date.UTC(2026, 10, 30, hour),
  totalQueries,
  rejectedQueries,
})
const load = [at(12, 40, 1), at(13, 200, 4), at(14, 60, 0)]

it('the load of a service is said with the time at which it was most', () => {
  expect(loadSentence(load, 1)).toBe(
    '300 queries in the last hour, 5 of them rejected. Busiest at 09:30 with 200.',
  )
  expect(loadSentence(load, 24)).toContain('Busiest at 30 Nov, 09:30 with 200.')
  expect(loadSentence([at(12, 0, 0)], 24)).toBe('No queries in the last day.')
})

it('how many were rejected is left open where it is not known of the whole time', () => {
  expect(loadSentence([...load, at(15, 10, null)], 1)).toBe(
    '310 queries in the last hour; how many were rejected is not known. Busiest at 09:30 with 200.',
  )
})
