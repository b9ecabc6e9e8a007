import { describe, expect, it } from 'vitest'
import { buildClusterDetail } from '../testing/detail-builders'
import { hasVersion, isPendingOf, isUpgradedAtOnce, releasesOf } from './pending-update'

describe('an update', () => {
  it.each([
    ['running', true],
    ['sleeping', false],
    ['starting-up', false],
    ['creating', false],
    ['stopping', false],
    ['corrupted', false],
  ] as const)('of a cluster that is %s is applied at once: %s [DET-057, DET-058]', (state, isAtOnce) => {
    expect(isUpgradedAtOnce(buildClusterDetail({ state }))).toBe(isAtOnce)
  })

  it('offers the newest release first, and each once', () => {
    const availableUpgrades = ['4.9.0-1', '4.10.0-1', '4.9.0-1', '3.12.4-1182']
    expect(releasesOf({ availableUpgrades })).toEqual(['4.10.0-1', '4.9.0-1', '3.12.4-1182'])
    expect(availableUpgrades[0]).toBe('4.9.0-1')
  })

  it.each([
    [['4.3.0-1', '4.3.1-1182'], true],
    [['4.3.0-1'], false],
    [[null], false],
    [[], false],
  ])('waits already among those to %j: %s', (versions, isPending) => {
    const updates = versions.map((version, id) => ({ id: `${id}`, value: null, version }))
    expect(isPendingOf(updates, { version: '4.3.1-1182', isByBuildNumber: false })).toBe(isPending)
  })

  it.each([
    [{ version: '4.3.1-1182' }, true],
    [{ version: '4.3.0-1182', customBuild: '4.3.1-1182' }, true],
    [{ version: '4.3.0-1182' }, false],
  ])('is seen in the cluster: %o', (parts, isSeen) => {
    expect(hasVersion(buildClusterDetail(parts), '4.3.1-1182')).toBe(isSeen)
  })
})
