import { expect, it } from 'vitest'
import { buildClusterDetail } from '../testing/detail-builders'
import { upgradeFinding } from './upgrade-finding'

const startedAt = Date.UTC(2026, 2, 5, 10)
const states = ['running', 'sleeping', 'starting-up', 'stopping', 'creating', 'corrupted'] as const
const row = (target: string | undefined, version: string | null, elapsed: number) =>
  states.map((state) =>
    upgradeFinding(
      { version: target, startedAt },
      buildClusterDetail({ state, version }),
      startedAt + elapsed,
    ),
  )

it('an upgrade is reached by its version alone, by this table of states, times and versions', () => {
  const [target, older] = ['4.3.1-1182', '4.2.6-1182']
  // It runs on for a while after the command, maybe under its new version already.
  expect(row(target, target, 90_000)).toEqual([null, null, null, null, null, 'broken'])
  expect(row(target, target, 90_001)).toEqual(['reached', 'reached', null, null, null, 'broken'])
  expect(row(target, older, 90_001)).toEqual([null, 'undone', null, null, null, 'broken'])
  expect(row(target, older, 600_000)).toEqual([null, 'undone', null, null, null, 'broken'])
  expect(row(target, older, 600_001)).toEqual(['unseen', 'undone', null, null, null, 'broken'])
  expect(row(target, null, 600_001)).toEqual(['unseen', 'undone', null, null, null, 'broken'])
  expect(row(undefined, older, 600_001)).toEqual(['unseen', 'undone', null, null, null, 'broken'])
})

it('an upgrade to a build is reached by the number of the build', () => {
  const cluster = buildClusterDetail({ state: 'running', version: '4.2.6', customBuild: '1190' })
  expect(upgradeFinding({ version: '1190', startedAt }, cluster, startedAt + 90_001)).toBe('reached')
})
